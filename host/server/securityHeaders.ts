import type { RecordingTool } from '@portal/contract/bootDocument';
import { PORTAL_ADDRESSES } from '../src/address/portalAddresses.ts';

const NO_SNIFFING = { 'X-Content-Type-Options': 'nosniff' } as const;

const PAGE_HEADERS: Readonly<Record<string, string>> = {
  ...NO_SNIFFING,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
};

/** The policy of what may neither run nor load anything, nor be framed. */
export const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'";

/** What a page may do means nothing to data, which nobody keeps, frames or takes for something else. */
const CALL_HEADERS: Readonly<Record<string, string>> = {
  ...NO_SNIFFING,
  'Cache-Control': 'no-store',
  'Content-Security-Policy': NOTHING_RUNS,
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-site',
};

/**
 * Headers of every answer that does not set them itself, as the services do for what they answer; built files are parts
 * of a page and are never shown as one.
 */
export function securityHeaders(path: string): Readonly<Record<string, string>> {
  if (path.startsWith('/assets/')) return NO_SNIFFING;
  return path.startsWith('/api/') ? CALL_HEADERS : PAGE_HEADERS;
}

/**
 * The content security policy of a page: scripts and styles from this origin only, inline ones by
 * hash, no eval. A remote under development adds its own origin, and its socket for hot reload; a
 * recording tool that is set adds its origin. Only the tutorial video's host may be framed.
 */
export function contentSecurityPolicy(hashes: {
  script: string;
  style: string;
  development: URL | null;
  recording: RecordingTool | null;
}): string {
  const recording = hashes.recording ? ` ${new URL(hashes.recording.url).origin}` : '';
  const origin = hashes.development?.origin;
  const also = origin ? ` ${origin}` : '';
  const socket = origin ? ` ${origin.replace(/^http/, 'ws')}` : '';
  return [
    `default-src 'none'`,
    `script-src 'self' ${hashes.script}${also}${recording}`,
    `style-src 'self' ${hashes.style}${also}`,
    `img-src 'self' data: blob:${also}`,
    `font-src 'self'${also}`,
    `connect-src 'self'${also}${socket}${recording}`,
    `media-src 'self' blob:`,
    `frame-src ${PORTAL_ADDRESSES.videoOrigin}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/**
 * Refuses every script that comes without integrity, whatever asks for it; in browsers that know the
 * header. Style sheets are not in it: releases from before their links were sealed may still be served.
 */
export const INTEGRITY_POLICY = 'blocked-destinations=(script)';

/**
 * Whether a browser can obey that policy. WebKit leaves out the integrity of module preloads and so refuses them all:
 * every script would be fetched twice. It still refuses changed files, for the integrity of elements and import map.
 */
export function obeysIntegrityPolicy(userAgent: string): boolean {
  return !userAgent.includes('AppleWebKit') || /Chrom(?:e|ium)\//.test(userAgent);
}
