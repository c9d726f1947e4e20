// What a device can do besides showing: be felt, stay awake. Each where the browser lets it, and nothing is said where not.

/** A short touch on the hand that holds the phone; browsers allow it once the page was touched. */
export function buzz(ms: number): void {
  if (typeof navigator === "undefined" || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.(ms);
}

/** Keep the screen on while this page is looked at, until the answer is called; browsers do so over https alone. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  async function hold(): Promise<void> {
    if (document.hidden || over || !("wakeLock" in navigator)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    if (over) void lock?.release();
  }
  const again = (): void => void hold();
  document.addEventListener("visibilitychange", again);
  void hold();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
