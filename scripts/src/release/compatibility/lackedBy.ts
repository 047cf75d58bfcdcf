import type { Identifier, SupportStatement } from '@mdn/browser-compat-data';
import { oldestBrowsers } from '@portal/webpack/oldestBrowsers';

const { chrome, safari, ios, firefox } = oldestBrowsers;
/** The browsers of MDN's data, with the oldest version of each that the portal is for, and what people call it. */
const OLDEST = [
  ['safari_ios', ios, `iOS ${ios}`],
  ['safari', safari, `Safari ${safari}`],
  ['webview_android', chrome, `Android WebView ${chrome}`],
  ['chrome', chrome, `Chrome ${chrome}`],
  ['firefox', firefox, `Firefox ${firefox}`],
] as const;

function addedIn(support: SupportStatement | undefined): number {
  if (support === undefined) return Infinity;
  for (const entry of Array.isArray(support) ? support : [support]) {
    if (entry.version_removed || entry.flags || entry.prefix || entry.alternative_name) continue;
    const version = Number.parseFloat(String(entry.version_added).replace('≤', ''));
    if (!Number.isNaN(version)) return version;
  }
  return Infinity;
}

/** The first of the oldest browsers that lacks a feature, by MDN's data; undefined when all have it. */
export function lackedBy(feature: Identifier | undefined): string | undefined {
  const { support } = feature?.__compat ?? {};
  return support && OLDEST.find(([browser, version]) => addedIn(support[browser]) > version)?.[2];
}
