import type { CompatStatement, SupportStatement } from '@mdn/browser-compat-data';
import { oldestBrowsers } from '@portal/webpack/oldestBrowsers';

/** The browsers of MDN's data, with the oldest version of each that the portal is for. */
const OLDEST = {
  chrome: oldestBrowsers.chrome,
  webview_android: oldestBrowsers.chrome,
  safari: oldestBrowsers.safari,
  safari_ios: oldestBrowsers.ios,
  firefox: oldestBrowsers.firefox,
} as const;

function addedIn(support: SupportStatement | undefined): number {
  if (support === undefined) return Infinity;
  for (const entry of Array.isArray(support) ? support : [support]) {
    if (entry.version_removed || entry.flags || entry.prefix || entry.alternative_name) continue;
    const version = Number.parseFloat(String(entry.version_added).replace('≤', ''));
    if (!Number.isNaN(version)) return version;
  }
  return Infinity;
}

/** Whether one of the oldest browsers lacks a feature, by MDN's data. */
export function isNewer({ support }: CompatStatement): boolean {
  return (
    addedIn(support.chrome) > OLDEST.chrome ||
    addedIn(support.webview_android) > OLDEST.webview_android ||
    addedIn(support.safari) > OLDEST.safari ||
    addedIn(support.safari_ios) > OLDEST.safari_ios ||
    addedIn(support.firefox) > OLDEST.firefox
  );
}
