const KEY = 'portal.pushDeclined';
/** How long whoever said no is not asked again, in milliseconds: 90 days (REM-14). */
const REST = 90 * 24 * 60 * 60 * 1000;

/** Remembers on this device that its customer wants no notices. A browser that keeps nothing asks again. */
export const offerRest = {
  begin(): void {
    try {
      localStorage.setItem(KEY, new Date().toISOString());
    } catch {
      // Nothing can be kept.
    }
  },
  isOver(): boolean {
    try {
      const since = Date.parse(localStorage.getItem(KEY) ?? '');
      return !(Date.now() - since < REST);
    } catch {
      return true;
    }
  },
};
