import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** Every component's script repeats its own class name, and no gzip makes it shorter. */
const cssHash = ({ hash, css }) => `s${hash(css).slice(0, 4)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
