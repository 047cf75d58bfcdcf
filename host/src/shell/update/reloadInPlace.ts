import { readStored } from '@portal/api/readStored';
import { writeStored } from '@portal/api/writeStored';
import { restoreScroll } from '@portal/remote/restoreScroll';
import type { createStore } from 'jotai';
import * as v from 'valibot';
import { panelAtom } from '../state/panelAtom.ts';
import { PLACE_KEY } from './placeKey.ts';

type Store = ReturnType<typeof createStore>;

const placeSchema = v.object({
  address: v.string(),
  top: v.number(),
  /** Name of the open panel. */
  panel: v.nullable(v.string()),
});

/** How long a page may grow until it is what it was, in milliseconds. */
const GROWS_MS = 5000;

/** Loads the page again, at the same address, as far down, and with the same panel open. */
export function reloadInPlace(store: Store): void {
  const place: v.InferOutput<typeof placeSchema> = {
    address: location.href,
    top: window.scrollY,
    panel: store.get(panelAtom),
  };
  writeStored(sessionStorage, PLACE_KEY, place);
  location.reload();
}

/** Goes as far down as the page was before it was loaded again, stays there while it grows, and opens its panel. */
export function returnAfterReload(store: Store): void {
  const place = readStored(sessionStorage, PLACE_KEY, placeSchema);
  sessionStorage.removeItem(PLACE_KEY);
  if (place?.address !== location.href) return;
  restoreScroll(place.top, GROWS_MS);
  if (place.panel !== null) store.set(panelAtom, place.panel);
}
