import { inlineHash } from '@portal/storage/inlineHash';
import { BOOT_DOCUMENT_ELEMENT_ID, type BootDocument } from '@portal/contract/bootDocument';
import type { HostBuild } from '../files/createHostBuildReader.ts';
import { texts } from '../texts.ts';
import { leadsElsewhere } from '../../src/early/makeFirstCalls.ts';
import { isOwnAddress } from '../answers/isOwnAddress.ts';
import type { DrawnDocument } from '../drawn/drawnDocument.ts';
import type { EmbeddedStyles } from '../drawn/embeddedStyles.ts';
import { pressKeeperHash, pressKeeperScript } from '../drawn/pressKeeper.ts';
import { arrivalOf } from './arrivalOf.ts';
import { CANVAS } from './canvas.ts';
import { earlyHashes, earlyScript } from './head/earlyScript.ts';
import { entryScript } from './head/entryScript.ts';
import { forBrowser } from './forBrowser.ts';
import { escapeHtml } from './escapeHtml.ts';
import { headLinks } from './headLinks.ts';
import { pageTitle } from './pageTitle.ts';
import { importMap } from './head/importMap.ts';
import { modulePreload, preloads, styleLinks } from './head/preloads.ts';
import { joinParts } from './kept/documentPart.ts';
import { planPage } from './planPage.ts';
import { grantBadges, grantBadgeStyles, type GrantBadge } from '../overrides/grantBadge.ts';
import type { RenderedPage } from './renderedPage.ts';
import { skeleton } from './skeleton/skeleton.ts';
import { skeletonStyles } from './skeleton/skeletonStyles.ts';
import {
  startFailureHash,
  startFailureNotice,
  startFailureScript,
  startFailureStyles,
} from './startFailureNotice.ts';
import {
  tooOldNoticeEnding,
  tooOldHash,
  tooOldNotice,
  tooOldScript,
  tooOldStyles,
} from './tooOldNotice.ts';

const EMPTY_ROOT = '<div id="root"></div>';
const END = `<noscript>${texts.scriptNeeded}</noscript>\n</body>\n</html>\n`;

export interface PageRequest {
  /** Origin as the browser sees it. */
  origin: string;
  /** App path below the base. */
  path: string;
  /** Query of the address, with its question mark. */
  search: string;
  hasSession: boolean;
  /** A native application asks. */
  isWrapped: boolean;
  /** Names what the document is made of. */
  identity: string;
  /** What the page tells of itself with, as elements. */
  tickets: string;
  /** What this browser alone is shown. */
  badges?: readonly GrantBadge[];
  /** Whether the first answers may ride in the document. */
  mayCarryAnswers?: boolean;
  /** The page itself, where it is drawn. */
  drawn?: DrawnDocument | null;
  /** The sheets of a page that may be drawn for its visitor once its answers are there. */
  drawnLater?: EmbeddedStyles | null;
}

/** `page | app` (SHL-08); an address without a page of its own leads to the start or to a page of the shell. */
function titleOf({ provider }: BootDocument, title: string = texts.startTitle): string {
  return `${pageTitle(title, provider)} | ${provider?.name ?? texts.appName}`;
}

/**
 * The HTML of one page view, in Portuguese as everything that is said (SHL-01): import map with integrity, preloads of
 * everything that the first view needs, the boot document, and a skeleton that paints before the style sheets have arrived.
 */
export function renderPage(
  document: BootDocument,
  host: HostBuild,
  request: PageRequest,
): RenderedPage {
  const arrival = arrivalOf(request, document.provider?.domain ?? '');
  const { drawn } = request;
  const isDrawn = Boolean(drawn ?? request.drawnLater);
  const plan = planPage(document, host, { ...request, ...arrival, isDrawn });
  const requests = arrival.isRedirected ? [] : plan.requests;
  const pattern = plan.match?.page.path;
  const hasAnswers =
    request.mayCarryAnswers === true &&
    !request.isWrapped &&
    !document.degraded &&
    !arrival.isRedirected &&
    !leadsElsewhere(new URLSearchParams(request.search)) &&
    host.answersInDocument &&
    isOwnAddress(request.path, pattern, requests);
  const { provider } = document;
  const early = earlyScript(provider, requests, { ...request, hasAnswers }, host.earlyScript);
  const carries =
    hasAnswers && early.opening !== '' && provider
      ? { domain: provider.domain, requests, pattern }
      : null;
  const later = carries === null ? null : request.drawnLater;
  const map = importMap(document, host);
  const badges = grantBadges(request.badges ?? []);
  const ofBadges = badges === '' ? '' : grantBadgeStyles;
  const { beforeBrand, brand, rules } = skeletonStyles(document.provider, plan.shape);
  const styles = rules + startFailureStyles + tooOldStyles + ofBadges;
  const boot = forBrowser(document);
  const entry = carries === null ? '' : entryScript(plan.entry, 'async');
  const opening = startFailureNotice + tooOldNotice;
  const ending = tooOldNoticeEnding(document) + badges;
  const sheets = drawn ? drawn.styles : styleLinks(plan, host, request.origin);
  const first = drawn ? '' : skeleton(document.provider, plan.shape);
  const root = drawn?.root ?? EMPTY_ROOT;
  const parts = [
    {
      own: `<!doctype html>
<html lang="pt-PT">
<head>
<meta charset="utf-8">
${early.opening}`,
      mayBeFilled: true,
      shared: `${early.rest}<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${CANVAS.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${CANVAS.dark}" media="(prefers-color-scheme: dark)">
`,
    },
    {
      own: `${request.tickets}<title>${escapeHtml(titleOf(document, plan.match?.page.title))}</title>
${headLinks(document.provider, request)}
`,
      mayBeFilled: true,
      shared: `<style>${beforeBrand}`,
    },
    {
      own: brand,
      mayBeFilled: false,
      shared: `${styles}</style>
${startFailureScript}
${tooOldScript}${drawn || later ? pressKeeperScript : ''}
<script type="importmap">${map.text}</script>
`,
    },
    {
      own: `${preloads(plan)}${carries === null ? entryScript(plan.entry) : `${modulePreload(plan.entry)}\n`}</head>
<body>
${later ? '' : `${first}\n`}`,
      mayBeFilled: true,
      shared: later ? '' : opening,
    },
    {
      own: `${later ? later.styles : `${ending}\n${sheets}\n${root}\n`}<script type="application/json" id="${BOOT_DOCUMENT_ELEMENT_ID}">${boot.own}`,
      mayBeFilled: true,
      shared: `${boot.remotes}</script>\n${later ? '' : entry}${carries === null ? END : ''}`,
    },
  ];
  const ofDrawn = drawn || later ? [pressKeeperHash] : [];
  return {
    html: joinParts(parts),
    parts,
    body: (filled) =>
      later
        ? `${filled === null ? first : ''}\n${opening}${ending}\n${filled ?? EMPTY_ROOT}\n${entry}`
        : '',
    end: carries === null ? '' : END,
    carries,
    scriptHashes: [startFailureHash, tooOldHash, ...ofDrawn, map.hash, ...earlyHashes(host)],
    styleHashes: [
      inlineHash(beforeBrand + brand + styles),
      ...((drawn ?? later)?.styleHashes ?? []),
    ],
    mayBeCached: early.opening !== '' && !arrival.isRedirected,
  };
}
