let known: boolean | null = null;

/** Whether this browser can draw in 3D; asked once. */
export function webgl(): boolean {
  known ??= typeof document !== "undefined" && document.createElement("canvas").getContext("webgl2") !== null;
  return known;
}
