import { SETUP_PORTAL } from '@portal/api/setup/setupPath';
import type { Hono } from 'hono';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts as general } from '../../platform/http/texts.ts';
import { putExamples } from './putExamples.ts';
import { createTurns } from './createTurns.ts';
import { withDraftInForce } from './withDraftInForce.ts';

/** What pages of customers ask; a stream would keep the transaction, and nothing happens there to be told of. */
const ASKED = /^\/(?:(?:main|calendar)\/(?!live(?:[/?]|$))|mgmt\/(?:boot|route)(?:\?|$))/;

/** Logos and icons, which the browser asks for by itself. */
const PICTURES = '/main/photos/company/';

/** What says the same to everybody, so that it does not wait for the example. */
const OF_NOBODY = /^\/(?:mgmt\/|main\/(?:config|photos)(?:[/?]|$))/;

/** A call of the portal with the draft. */
export interface PortalCall {
  /** By which the address is signed, under which pictures are found as well. */
  token: string;
  /** Of the call, with its query. */
  path: string;
}

/**
 * Answers calls of the portal as they would be with the draft in force, to an example customer (SET-11). Those of one
 * provider that wait at the same time are answered in one transaction, and one transaction runs at a time.
 * @param createPortal the calls on other tools
 * @returns what answers a call. @throws ApiError 404 for what is no call of a customer's page
 */
export function createPortalAnswers(
  backend: Backend,
  createPortal: (tools: Backend) => Hono,
): (company: Company, call: PortalCall) => Promise<Response> {
  const inTurn = createTurns<Company, PortalCall, Response>((company, answerAll) =>
    withDraftInForce(backend, company, async (tools, shown) => {
      const portal = createPortal(tools);
      let session: Promise<string> | null = null;
      await answerAll(async ({ token, path }) => {
        const headers = new Headers({ 'x-forwarded-host': shown.domain });
        if (!OF_NOBODY.test(path)) {
          session ??= putExamples(tools, shown, portal);
          headers.set('authorization', `Bearer ${await session}`);
        }
        const address = path.replaceAll(company.domain, shown.domain);
        const answer = await portal.request(address, { headers });
        const type = answer.headers.get('content-type') ?? 'application/octet-stream';
        // The browser knows the provider by its real address, and finds no picture of this one but here.
        const body = /json|text|svg/.test(type)
          ? (await answer.text())
              .replaceAll(shown.domain, company.domain)
              .replaceAll(`/api${PICTURES}`, `${SETUP_PORTAL}/${token}/answer?path=${PICTURES}`)
          : await answer.arrayBuffer();
        return new Response(body, {
          status: answer.status,
          headers: {
            ...{ 'content-type': type, 'cache-control': 'no-store' },
            'x-robots-tag': 'noindex, nofollow',
          },
        });
      });
    }),
  );
  return async (company, call) => {
    if (!ASKED.test(call.path)) throw new ApiError(404, general.notFound);
    return inTurn(company, call);
  };
}
