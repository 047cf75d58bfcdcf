import { inlineHash } from '@portal/storage/inlineHash';
import { BOOT_DOCUMENT_ELEMENT_ID, type BootDocument } from '@portal/contract/bootDocument';
import type { HostBuild } from '../files/createHostBuildReader.ts';
import { texts } from '../texts.ts';
import type { EarlyPlan } from '../../src/early/earlyAnswer.ts';
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
import { planPage, type Resource } from './planPage.ts';
import { grantBadges, grantBadgeStyles, type GrantBadge } from '../overrides/grantBadge.ts';
import { skeleton } from './skeleton/skeleton.ts';
import { skeletonStyles } from './skeleton/skeletonStyles.ts';
import {
  startFailureHash,
  startFailureNotice,
  startFailureScript,
  startFailureStyles,
} from './startFailureNotice.ts';
import { tooOldHash, tooOldNotice, tooOldScript, tooOldStyles } from './tooOldNotice.ts';

const EMPTY_ROOT = '<div id="root"></div>';

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

export interface RenderedPage {
  html: string;
  /** What comes behind it, before the answers: of a page that may be drawn for its visitor, with the root as it was drawn. */
  body: (root: string | null) => string;
  /** What comes last, behind the answers that ride in the document. */
  end: string;
  /** What the page asks first, and the pattern of its path, where the answers are to ride in the document; null else. */
  carries: { domain: string; requests: EarlyPlan['requests']; pattern: string | undefined } | null;
  /** Hashes of the inline scripts and style, for the content security policy. */
  scriptHashes: string[];
  styleHashes: string[];
  /**
   * Whether the browser may show a copy of it at a later visit: its first script asks the edge if that still is the
   * one, and it suits the path whatever the query.
   */
  mayBeCached: boolean;
}

function attributes({ href, integrity }: Resource): string {
  const proof = integrity ? ` integrity="${integrity}" crossorigin` : '';
  return `href="${escapeHtml(href)}"${proof}`;
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
    hasAnswers && early !== '' && provider ? { domain: provider.domain, requests, pattern } : null;
  const later = carries === null ? null : request.drawnLater;
  const map = importMap(document, host);
  const isOfHost = ({ href }: Resource) => href.startsWith(new URL(host.base, request.origin).href);
  // The shell waits for its own sheets alone: a remote's are waited for by its mount, which says so when they do not come.
  const styleLink = (style: Resource) =>
    isOfHost(style)
      ? `<link rel="stylesheet" data-shell ${attributes(style)}>`
      : `<link rel="preload" as="style" ${attributes(style)}>`;
  const badges = grantBadges(request.badges ?? []);
  const styles =
    skeletonStyles(document.provider, plan.shape) +
    startFailureStyles +
    tooOldStyles +
    (badges === '' ? '' : grantBadgeStyles);
  const html = `<!doctype html>
<html lang="pt-PT">
<head>
<meta charset="utf-8">
${early}<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${CANVAS.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${CANVAS.dark}" media="(prefers-color-scheme: dark)">
${request.tickets}<title>${escapeHtml(titleOf(document, plan.match?.page.title))}</title>
${headLinks(document.provider, request)}
<style>${styles}</style>
${startFailureScript}
${tooOldScript}${drawn || later ? pressKeeperScript : ''}
<script type="importmap">${map.text}</script>
${plan.scripts.map((script) => `<link rel="modulepreload" ${attributes(script)}>`).join('\n')}
${plan.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`).join('\n')}
${carries === null ? entryScript(plan.entry) : `<link rel="modulepreload" ${attributes(plan.entry)}>\n`}</head>
<body>
`;
  const bootDocument = `<script type="application/json" id="${BOOT_DOCUMENT_ELEMENT_ID}">${forBrowser(document)}</script>`;
  const entry = carries === null ? '' : entryScript(plan.entry, 'async');
  const notices = startFailureNotice + tooOldNotice + badges;
  const sheets = drawn ? drawn.styles : plan.styles.map(styleLink).join('\n');
  const first = drawn ? '' : skeleton(document.provider, plan.shape);
  const root = drawn?.root ?? EMPTY_ROOT;
  const ofDrawn = drawn || later ? [pressKeeperHash] : [];
  return {
    html: later
      ? `${html}${later.styles}${bootDocument}\n`
      : `${html}${first}\n${notices}\n${sheets}\n${root}\n${bootDocument}\n${entry}`,
    body: (filled) =>
      later ? `${filled === null ? first : ''}\n${notices}\n${filled ?? EMPTY_ROOT}\n${entry}` : '',
    end: `<noscript>${texts.scriptNeeded}</noscript>\n</body>\n</html>\n`,
    carries,
    scriptHashes: [startFailureHash, tooOldHash, ...ofDrawn, map.hash, ...earlyHashes(host)],
    styleHashes: [inlineHash(styles), ...((drawn ?? later)?.styleHashes ?? [])],
    mayBeCached: early !== '' && !arrival.isRedirected,
  };
}
