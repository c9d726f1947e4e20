import { linkTo } from "./base";

/** What Chromium offers where a house can be put on the home screen. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

class Install {
  offer = $state.raw<InstallOffer | null>(null);
  /** Browsers install pages that come over https, or from this very machine, and no others. */
  readonly allowed = globalThis.isSecureContext === true && "serviceWorker" in (globalThis.navigator ?? {});
  readonly installed = typeof matchMedia === "function" && matchMedia("(display-mode: standalone)").matches;

  /** Call once: a worker that says when the house cannot be reached, and the browser's own offer. */
  watch(): void {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as InstallOffer;
    });
    addEventListener("appinstalled", () => (this.offer = null));
    if (this.allowed) void navigator.serviceWorker.register(linkTo("/sw.js"), { updateViaCache: "none" }).catch(() => null);
  }

  ask = async (): Promise<void> => {
    await this.offer?.prompt();
    this.offer = null;
  };
}

export const install = new Install();
