import { SETUP_PORTAL } from '@portal/api/setup/setupPath';
import { forCustomer, providerBootSchema } from '@portal/rollout/providerBoot';
import { inlineHash } from '@portal/storage/inlineHash';
import type { Context } from 'hono';
import * as v from 'valibot';
import { identityOf } from '../boot/identityOf.ts';
import type { ChooseHost } from '../boot/createHostChooser.ts';
import { ticketTags } from '../html/head/ticketTags.ts';
import { renderPage } from '../html/renderPage.ts';
import { sendHtml } from '../html/sendHtml.ts';
import { callerHeaders } from '../proxy/callerHeaders.ts';
import { publicDomain, publicHost, publicProtocol } from '../publicHost.ts';
import { contentSecurityPolicy } from '../securityHeaders.ts';
import { texts } from '../texts.ts';
import { FIRST_PATH, portalGuard } from './portalGuard.ts';
import { portalPolicy } from './portalPolicy.ts';

const TIMEOUT_MS = 4500;

/** Of whoever's address it is, whatever becomes of it: nobody keeps, indexes or passes on what holds a token. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;

/**
 * Sends the portal with the draft to the frame beside the steps (SET-11): the same page as customers get, made of what
 * mgmt would say with the draft in force, for an example customer.
 */
export function createPortalSender(
  backend: URL,
  chooseHost: ChooseHost,
): (context: Context<object, '/:token'>) => Promise<Response> {
  return async (context) => {
    for (const [name, value] of Object.entries(HEADERS)) context.header(name, value);
    const domain = publicDomain(context);
    const below = `${SETUP_PORTAL}/${context.req.param('token')}/`;
    const answers = `${below}answer?path=`;
    const boot = encodeURIComponent(`/mgmt/boot?domain=${domain}`);
    const headers = new Headers();
    for (const [name, value] of Object.entries(callerHeaders(context)))
      if (value !== undefined) headers.set(name, value);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(new URL(answers + boot, backend), { headers, signal }).catch(
      () => null,
    );
    if (answer === null || !answer.ok) {
      // What is said stands in the frame of the steps.
      context.header('Content-Security-Policy', `default-src 'none'; frame-ancestors 'self'`);
      context.header('X-Frame-Options', 'SAMEORIGIN');
      if (answer === null || answer.status >= 500) return context.text(texts.backendDown, 503);
      const isOver = answer.status === 410;
      return isOver ? context.text(texts.ownPortal.over, 410) : context.text(texts.notFound, 404);
    }
    const provided = v.parse(providerBootSchema, await answer.json());
    const { build } = await chooseHost(context, provided, null);
    const document = { ...forCustomer(provided, null), host: { version: build.version } };
    const origin = `${publicProtocol(context)}://${publicHost(context)}`;
    const rendered = renderPage(document, build, {
      ...{ origin, path: FIRST_PATH, search: '', hasSession: true, isWrapped: false },
      identity: identityOf(document, build),
      tickets: ticketTags({ ticket: null }, build, document.degraded),
    });
    const guard = portalGuard(answers);
    const policy = contentSecurityPolicy({
      script: [inlineHash(guard), ...rendered.scriptHashes].join(' '),
      style: rendered.styleHashes.join(' '),
      ...{ development: null, recording: null },
    });
    context.header('Content-Security-Policy', portalPolicy(policy, origin, below));
    context.header('X-Frame-Options', 'SAMEORIGIN');
    const html = rendered.html + rendered.end;
    return sendHtml(context, html.replace('<head>', `<head>\n<script>${guard}</script>`));
  };
}
