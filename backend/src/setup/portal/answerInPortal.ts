import { SETUP_PORTAL } from '@portal/api/setup/setupPath';
import type { Hono } from 'hono';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts as general } from '../../platform/http/texts.ts';
import { putExamples } from './putExamples.ts';
import { withDraftInForce } from './withDraftInForce.ts';

/** What pages of customers ask; a stream would keep the transaction, and nothing happens there to be told of. */
const ASKED = /^\/(?:(?:main|calendar)\/(?!live(?:[/?]|$))|mgmt\/(?:boot|route)(?:\?|$))/;

/** Logos and icons, which the browser asks for by itself. */
const PICTURES = '/main/photos/company/';

/** One after the other: each takes a connection, and all of a provider's make the same identifiers. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}

/**
 * Answers a call of the portal as it would be with the draft in force, to an example customer (SET-11).
 * @param token that the address is signed with, under which the logo is found as well
 * @param path of the call, with its query
 * @param createPortal the calls on other tools
 * @throws ApiError 404 for what is no call of a customer's page
 */
export async function answerInPortal(
  backend: Backend,
  company: Company,
  { token: own, path }: { token: string; path: string },
  createPortal: (tools: Backend) => Hono,
): Promise<Response> {
  if (!ASKED.test(path)) throw new ApiError(404, general.notFound);
  return inTurn(() =>
    withDraftInForce(backend, company, async (tools, shown) => {
      const portal = createPortal(tools);
      const token = await putExamples(tools, shown, portal);
      const answer = await portal.request(path.replaceAll(company.domain, shown.domain), {
        headers: { authorization: `Bearer ${token}`, 'x-forwarded-host': shown.domain },
      });
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      const isText = /json|text|svg/.test(type);
      // The browser knows the provider by its real address, and finds no logo of this one but here.
      const body = isText
        ? (await answer.text())
            .replaceAll(shown.domain, company.domain)
            .replaceAll(`/api${PICTURES}`, `${SETUP_PORTAL}/${own}/answer?path=${PICTURES}`)
        : await answer.arrayBuffer();
      return new Response(body, {
        status: answer.status,
        headers: {
          ...{ 'content-type': type, 'cache-control': 'no-store' },
          'x-robots-tag': 'noindex, nofollow',
        },
      });
    }),
  );
}
