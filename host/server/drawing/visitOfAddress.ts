import { frontOffice } from '@portal/contract/addressParameters';
import { markOf } from '@portal/contract/markOf';
import { isLitePath } from '@portal/contract/paths';
import type { Context } from 'hono';
import { LITE_FRAME, SESSION_FRAME } from '../../src/address/drawn/frameToDraw.ts';
import { liteKeyOf } from '../../src/address/lite/liteKey.ts';
import type { PageMatch } from '../../src/address/pages/matchPage.ts';
import { pageAt } from '../boot/pageAt.ts';
import type { ReadDocument } from '../boot/createDocumentReader.ts';
import { mayBeDrawn } from '../drawn/mayBeDrawn.ts';
import { readSessionToken } from '../session/sessionCookies.ts';

/** Parameters in the path of a page. */
const PARAMETER = /:[a-zA-Z]+\??/g;
/** From where a page says that it was opened (C-37): a letter and a figure, in which nothing else can stand. */
const OPENED_FROM = /^\?s=[A-Z]&t=\d$/;

/** Whose page is opened. */
export interface AddressedVisit {
  match: PageMatch;
  /** What draws around it, among the pages of the host's program. */
  frame: typeof LITE_FRAME | typeof SESSION_FRAME;
  /** App path, without what the frame need not know. */
  framePath: string;
  /** Of the query what its pages read of it. */
  search: string;
  /** Mark of the session; null by a link, whose key and credential stay here. */
  mark: string | null;
  /** Whether something else is shown before the page (LITE-17). */
  isWelcomed: boolean;
}

/**
 * Whose page an address opens, where it may be drawn for them: by a link (C-720), or of a customer who is logged in, with
 * nothing in the address behind the path but from where it was opened (C-735).
 */
export function visitOfAddress(
  context: Context,
  read: ReadDocument,
  path: string,
): AddressedVisit | null {
  if (!mayBeDrawn(context, read)) return null;
  const match = pageAt(read.document.remotes, path);
  const { search: asked, searchParams: query } = new URL(context.req.url);
  const token = readSessionToken(context);
  if (!match) return null;
  if (isLitePath(path)) {
    if (token !== null || liteKeyOf(query) === null || !match.page.modes.includes('lite'))
      return null;
    const isOfFrontOffice = frontOffice(query) !== null;
    const search = isOfFrontOffice ? '?fo=1' : '';
    const isWelcomed = !isOfFrontOffice;
    return { match, frame: LITE_FRAME, framePath: path, search, mark: null, isWelcomed };
  }
  if (token === null || !match.page.modes.includes('full')) return null;
  if (asked !== '' && !OPENED_FROM.test(asked)) return null;
  return {
    ...{ match, frame: SESSION_FRAME, framePath: match.page.path.replaceAll(PARAMETER, '0') },
    ...{ search: asked, mark: markOf(token), isWelcomed: false },
  };
}
