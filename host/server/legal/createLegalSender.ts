import type { FullConfiguration } from '@portal/api/company/fullConfiguration';
import type { Context } from 'hono';
import { messageOf } from '@portal/domain/text/messageOf';
import { appPath, BASE } from '../../src/address/appPath.ts';
import type { EdgeEnvironment } from '../environment/readEnvironment.ts';
import type { HostBuild } from '../files/createHostBuildReader.ts';
import { sendHtml } from '../html/sendHtml.ts';
import { startingPage } from '../html/startingPage.ts';
import { publicHost, publicProtocol } from '../publicHost.ts';
import { NOTHING_RUNS } from '../securityHeaders.ts';
import { isFramedBySimulator } from '../simulator/mountWrapperSimulator.ts';
import { texts } from '../texts.ts';
import { createConfigurationReader } from './createConfigurationReader.ts';
import { legalPage, type LegalContent } from './legalPage.ts';
import { edgeLog } from '../log/edgeLog.ts';
import { lineOf } from '../log/edgeRequest.ts';

/** Answers with what is drawn of the provider at the address. */
export type SendLegalPage = (
  context: Context,
  draw: (provider: FullConfiguration) => LegalContent | Promise<LegalContent>,
) => Promise<Response>;

/** Where the browser sees the page that it asks for. */
export const originOf = (context: Context) => `${publicProtocol(context)}://${publicHost(context)}`;

/** The page of the portal from which somebody came, or its start. */
function backFrom(context: Context, origin: string): string {
  const referrer = context.req.header('referer') ?? '';
  const address = URL.canParse(referrer) ? new URL(referrer) : null;
  if (address?.origin !== origin || appPath(address.pathname) === null) return BASE;
  return address.pathname + address.search;
}

/** Sends legal pages with their policy: 404 where there is no provider, one that asks again while nothing is known. */
export function createLegalSender(
  { backend, mode }: Pick<EdgeEnvironment, 'backend' | 'mode'>,
  readHostBuild: () => Promise<HostBuild>,
): SendLegalPage {
  const readConfiguration = createConfigurationReader(backend);
  return async (context, draw) => {
    const origin = originOf(context);
    // What somebody wrote into a form is nowhere kept.
    context.header(
      'Cache-Control',
      context.req.method === 'POST' ? 'private, no-store' : 'private, no-cache',
    );
    try {
      const provider = await readConfiguration(context);
      if (provider === null) return context.text(texts.notFound, 404);
      const host = await readHostBuild();
      const frame = { provider, host, origin, back: backFrom(context, origin) };
      const { html, policy } = legalPage(frame, await draw(provider));
      const isSimulated = mode !== 'production' && isFramedBySimulator(context);
      if (isSimulated) context.header('X-Frame-Options', 'SAMEORIGIN');
      const ancestors = isSimulated ? `frame-ancestors 'self'` : `frame-ancestors 'none'`;
      context.header('Content-Security-Policy', `${policy}; ${ancestors}`);
      return await sendHtml(context, html);
    } catch (error) {
      const line = { ...lineOf(context), error: messageOf(error) };
      edgeLog.error(line, 'a legal page could not be made');
      context.status(503);
      context.header('Retry-After', '3');
      context.header('Cache-Control', 'no-store');
      context.header('Content-Security-Policy', NOTHING_RUNS);
      return sendHtml(context, startingPage());
    }
  };
}
