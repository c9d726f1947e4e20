// This browser's own push service: whether it can be asked, and how it is subscribed to.
import { linkTo } from "../lib/base";
import type { ChosenWay } from "../protocol";

/** Why this browser cannot be pushed to: the name of a sentence, empty if it can. */
export function whyNot(key: string): string {
  if (!globalThis.isSecureContext) return "calls-needs-https";
  if (!key) return "calls-house-lacks-push";
  return "serviceWorker" in navigator && "PushManager" in globalThis ? "" : "calls-browser-lacks-push";
}

/** A key as browsers want it, from base64 as it is written in addresses. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Asks whoever sits there for leave; null if they do not give it. */
export async function subscribe(key: string): Promise<ChosenWay | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.register(linkTo("/sw.js"));
  await navigator.serviceWorker.ready;
  const kept = await worker.pushManager.getSubscription();
  const made = kept ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }));
  const { endpoint, keys } = made.toJSON();
  return { style: "push", endpoint: endpoint!, p256dh: keys!["p256dh"]!, auth: keys!["auth"]! };
}
