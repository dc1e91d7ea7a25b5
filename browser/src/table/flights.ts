import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";

const still = () => document.documentElement.dataset.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A card that leaves one row and comes to another flies there; one that comes from nowhere is simply there. */
export const [leave, arrive] = crossfade({
  duration: () => (still() ? 0 : 260),
  easing: cubicOut,
  fallback: () => ({ duration: 0 }),
});
