import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { sentences } from "./scripts/sentences.mjs";

const house = process.env.TABLEE_HOUSE ?? "http://localhost:8000";

/** What several pages share comes in one piece: on a slow line every further request costs more than its bytes. */
const shared = { name: "house", test: /web\/(src\/(?!games\/[^/]+\/|generic\/)|node_modules\/(svelte|@fluent)\/)/, minShareCount: 2 };

/** Every script lists the names of those it may load: a bare hash is the lightest. */
const bare = "assets/[hash:8]";

export default defineConfig(({ command }) => ({
  base: command === "build" ? "./" : "/", // the house may stand below a path of its host (src/lib/base.ts)
  plugins: [sentences, svelte()],
  build: {
    target: "es2022",
    manifest: true,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // somebody who wants to play is told nothing of a slow build
      output: { codeSplitting: { groups: [shared] }, hashCharacters: "base36", entryFileNames: `${bare}.js`, chunkFileNames: `${bare}.js`, assetFileNames: `${bare}[extname]` },
    },
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600, // scripts/size.mjs weighs what a game loads
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": house, "/ws": { target: house.replace("http", "ws"), ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { include: ["tests/**/*.test.ts"] },
}));
