import * as v from 'valibot';
import { PLACE_KEY } from './placeKey.ts';

const placeSchema = v.object({ address: v.string(), top: v.number() });

/** How long a page may grow until it is what it was, in milliseconds. */
const PATIENCE_MS = 5000;

/** Loads the page anew, at the same address and as far down. */
export function reloadInPlace(): void {
  const place: v.InferOutput<typeof placeSchema> = { address: location.href, top: window.scrollY };
  sessionStorage.setItem(PLACE_KEY, JSON.stringify(place));
  location.reload();
}

/** Goes to where the page stood before it was loaded anew, and stays there while it grows. */
export function returnToPlace(): void {
  const kept = sessionStorage.getItem(PLACE_KEY) ?? 'null';
  sessionStorage.removeItem(PLACE_KEY);
  const place = v.safeParse(placeSchema, JSON.parse(kept));
  if (!place.success || place.output.address !== location.href) return;
  const { top } = place.output;
  // Lists that arrive above what is seen would move it: each time the page grows it is put right.
  const watched = new ResizeObserver(() => window.scrollTo(0, top));
  const stop = () => watched.disconnect();
  watched.observe(document.body);
  // Whoever moves by themselves is not moved again.
  for (const moved of ['wheel', 'touchstart', 'keydown']) {
    addEventListener(moved, stop, { once: true, passive: true });
  }
  setTimeout(stop, PATIENCE_MS);
}
