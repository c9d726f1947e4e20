/** Reactions, loaded in one piece by whoever shows or sees them first. */
export { default as Bubbles } from "./Bubbles.svelte";
export { default as Signs } from "./Signs.svelte";
