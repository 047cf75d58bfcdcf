import { platformOf } from '@portal/contract/wrapperIdentity';
import type { Context } from 'hono';
import { messageOf } from '@portal/domain/text/messageOf';
import { DOCUMENT_IDENTITY } from '../../src/address/documentIdentity.ts';
import { appPath } from '../../src/address/appPath.ts';
import { SUSPENDED_PORTAL } from '../../src/address/suspendedPortal.ts';
import { WORKER_REQUEST } from '../../src/address/workerRequest.ts';
import { answerElements } from '../answers/answerElements.ts';
import type { AnswerCarrier } from '../answers/createAnswerCarrier.ts';
import { idsIn } from '../answers/idsIn.ts';
import type { ReadDocument } from '../boot/createDocumentReader.ts';
import type { Drawings } from '../drawing/openDrawings.ts';
import { identityOf } from '../boot/identityOf.ts';
import type { EdgeEnvironment } from '../environment/readEnvironment.ts';
import { accepts } from '../files/accepts.ts';
import { edgeLog } from '../log/edgeLog.ts';
import { lineOf } from '../log/edgeRequest.ts';
import { renewAnswers } from '../session/renewAnswers.ts';
import { renewSession } from '../session/renewSession.ts';
import { readSessionToken } from '../session/sessionCookies.ts';
import { publicHost, publicProtocol } from '../publicHost.ts';
import {
  contentSecurityPolicy,
  INTEGRITY_POLICY,
  NOTHING_RUNS,
  obeysIntegrityPolicy,
} from '../securityHeaders.ts';
import { inSimulator, isFramedBySimulator } from '../simulator/mountWrapperSimulator.ts';
import { appendCompressed } from './begun/appendCompressed.ts';
import { createBegunPages } from './begun/createBegunPages.ts';
import { renderPage } from './renderPage.ts';
import { ticketTags } from './head/ticketTags.ts';
import { createKeptPages, type PageHead } from './kept/createKeptPages.ts';
import { sendBegun, sendCompressed, sendHtml } from './sendHtml.ts';
import { startingPage } from './startingPage.ts';
import { SUSPENDED_PAGE_POLICY, suspendedPage } from './suspendedPage.ts';

/** Sends the page of an address with its policies; while there is no boot document, one that opens it again. */
export function createPageSender(
  { mode, recording }: Pick<EdgeEnvironment, 'mode' | 'recording'>,
  readDocument: (context: Context) => Promise<ReadDocument>,
  answers: AnswerCarrier,
  { draw, planVisitDrawing }: Drawings,
): (context: Context) => Promise<Response> {
  const pages = createKeptPages();
  const beginnings = createBegunPages();
  return async (context) => {
    const host = publicHost(context);
    const protocol = publicProtocol(context);
    const path = appPath(context.req.path) ?? '/';
    context.header('Cache-Control', 'private, no-cache');
    try {
      const read = await readDocument(context);
      const { document, host: chosen, badges, local, ticket, hostTicket } = read;
      if (read.isSuspended && document.provider !== null) {
        context.status(503);
        context.header('Retry-After', '3600');
        context.header(SUSPENDED_PORTAL.header, '1');
        context.header('Cache-Control', 'no-store');
        context.header('Content-Security-Policy', SUSPENDED_PAGE_POLICY);
        return await sendHtml(context, suspendedPage(document.provider));
      }
      const { build, mayFallBack } = chosen;
      const isOfBrowser = badges.length > 0;
      if (isOfBrowser) context.header('Cache-Control', 'private, no-store');
      const isSimulated = mode !== 'production' && isFramedBySimulator(context);
      // What the offline worker asks for is kept: it sets nobody's cookie (C-405).
      if (context.req.header(WORKER_REQUEST.header) === undefined) {
        renewSession(context, build, isSimulated);
        renewAnswers(context);
      }
      const identity = identityOf(document, build);
      const origin = `${protocol}://${host}`;
      const drawn = isSimulated ? null : await draw(context, read, { origin, path });
      const mayCarryAnswers = !isSimulated && answers.mayCarry(context);
      const userAgent = context.req.header('user-agent') ?? '';
      const { search } = new URL(context.req.url);
      const name = {
        ...{ identity, origin, path, mayFallBack, mayCarryAnswers },
        hasSession: readSessionToken(context) !== null,
        isWrapped: platformOf(userAgent) !== 'WEB',
      };
      const isSealed = !local && !isSimulated && (!recording || recording.integrity !== undefined);
      const tell = ({ policy, mayBeCached }: PageHead) => {
        // One that was made without mgmt, or for this browser alone, is not kept for a later visit.
        if (!document.degraded && !isOfBrowser && mayBeCached)
          context.header(DOCUMENT_IDENTITY.header, identity);
        context.header('Content-Security-Policy', policy);
        if (isSealed && obeysIntegrityPolicy(userAgent))
          context.header('Integrity-Policy', INTEGRITY_POLICY);
      };
      const isForAll = !document.degraded && !isOfBrowser && local === null && !isSimulated;
      const mayBeKept = isForAll && drawn === null && search === '' && accepts(context, 'br');
      const tickets = ticketTags({ ticket, hostTicket, mayFallBack }, build, document.degraded);
      const known = mayBeKept ? pages.fill(name, tickets) : null;
      if (known !== null) {
        tell(known);
        return sendCompressed(context, known.document);
      }
      const drawnLater = mayCarryAnswers
        ? await planVisitDrawing(context, read, { origin, path })
        : null;
      const rendered = renderPage(document, build, {
        ...{ ...name, search, tickets },
        ...{ badges, drawn, drawnLater },
      });
      const { html, body, end, carries, mayBeCached } = rendered;
      const policy = contentSecurityPolicy({
        script: rendered.scriptHashes.join(' '),
        style: rendered.styleHashes.join(' '),
        development: local?.entry ?? null,
        recording,
      });
      tell({ policy, mayBeCached });
      if (carries !== null) {
        context.header('Cache-Control', 'private, no-store');
        const rest = async () => {
          const { answers: found, mark } = await answers.read(context, { ...carries, path });
          const root = (await drawnLater?.draw(found)) ?? null;
          return body(root) + answerElements(found, mark) + end;
        };
        const own = [tickets, document.resolvedAt, ...idsIn(path, carries.pattern)];
        const page = [identity, origin, carries.pattern, name.hasSession, drawnLater !== null];
        const begun =
          isForAll && accepts(context, 'br') ? beginnings.fill(page.join(' '), html, own) : null;
        return begun
          ? sendBegun(context, begun, rest().then(appendCompressed))
          : await sendHtml(context, html, rest());
      }
      const kept = mayBeKept
        ? await pages.keep(name, tickets, rendered, { policy, mayBeCached })
        : null;
      if (kept !== null) return sendCompressed(context, kept.document);
      return await sendHtml(context, isSimulated ? inSimulator(context, html, policy) : html);
    } catch (error) {
      edgeLog.error({ ...lineOf(context), error: messageOf(error) }, 'a page could not be made');
      context.status(503);
      context.header('Retry-After', '3');
      context.header('Cache-Control', 'no-store');
      context.header('Content-Security-Policy', NOTHING_RUNS);
      return sendHtml(context, startingPage());
    }
  };
}
