/** A step forward is seen to happen, as long as it takes (undefined); a step back or a jump is there at once (0). */
export function stepSpan(at: () => number): { readonly span: number | undefined } {
  let shown = -1;
  const span = $derived.by(() => {
    const forward = at() === shown + 1;
    shown = at();
    return forward ? undefined : 0;
  });
  return {
    get span() {
      return span;
    },
  };
}
