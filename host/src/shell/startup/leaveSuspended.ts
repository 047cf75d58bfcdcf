import { tabStorage } from '../session/safeStorage.ts';

const KEY = 'portal.suspendedAt';
/** How long it is not tried again where the edge has not heard of it yet, in milliseconds. */
const RESTS_MS = 60_000;

/** Makes room for the page of the edge that says that the portal is suspended (C-684). */
export function leaveSuspended(): void {
  const now = Date.now();
  if (now - Number(tabStorage.read(KEY)) < RESTS_MS) return;
  tabStorage.write(KEY, String(now));
  window.location.reload();
}
