/**
 * The oldest browsers that the portal is for (C-151): iOS 16, an Android WebView of March 2022, the Firefox that was
 * long supported. Builds lower what they can to these, one that still needs more is not released
 * (`scripts/src/release/compatibility`), and the page says to older ones that they are (`host/server/html/tooOldNotice.ts`).
 */
export const oldestBrowsers = { chrome: 100, safari: 16, ios: 16, firefox: 115 };

/** The same for swc. */
export const scriptTargets = Object.fromEntries(
  Object.entries(oldestBrowsers).map(([browser, version]) => [browser, String(version)]),
);

const major = (version: number) => version << 16;

/** The same for lightningcss, whose versions have their major number in the third byte. */
export const styleTargets = {
  chrome: major(oldestBrowsers.chrome),
  android: major(oldestBrowsers.chrome),
  safari: major(oldestBrowsers.safari),
  ios_saf: major(oldestBrowsers.ios),
  firefox: major(oldestBrowsers.firefox),
};
