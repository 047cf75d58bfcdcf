import { readStored } from '@portal/api/readStored';
import { writeStored } from '@portal/api/writeStored';
import { restoreScroll } from '@portal/remote/restoreScroll';
import * as v from 'valibot';
import { SCROLL_KEY } from './scrollKey.ts';

const scrollSchema = v.object({ address: v.string(), top: v.number() });

/** How long a page may grow until it is what it was, in milliseconds. */
const GROWS_MS = 5000;

/** Loads the page again, at the same address and as far down. */
export function reloadInPlace(): void {
  const scroll: v.InferOutput<typeof scrollSchema> = {
    address: location.href,
    top: window.scrollY,
  };
  writeStored(sessionStorage, SCROLL_KEY, scroll);
  location.reload();
}

/** Goes as far down as the page was before it was loaded again, and stays there while it grows. */
export function returnAfterReload(): void {
  const scroll = readStored(sessionStorage, SCROLL_KEY, scrollSchema);
  sessionStorage.removeItem(SCROLL_KEY);
  if (scroll?.address === location.href) restoreScroll(scroll.top, GROWS_MS);
}
