import { SESSION_HEADERS } from '@portal/api/http/sessionHeaders';
import { DEVICE_KEY } from '@portal/api/http/deviceKey';
import type { Context } from 'hono';
import type { DocumentAnswer } from '../../src/early/documentAnswer.ts';
import { isAccepted } from '../../src/early/isAccepted.ts';
import {
  makeFirstCalls,
  TERMS,
  type AskFirst,
  type FirstAnswer,
  type FirstVisit,
} from '../../src/early/makeFirstCalls.ts';
import { callerHeaders } from '../proxy/callerHeaders.ts';
import { isPublicCall } from '../proxy/isPublicCall.ts';
import { askService, type ServiceAnswer } from './askService.ts';

/** The longest answer that rides in a document, in characters: a longer one comes beside the code. */
const LONGEST = 100_000;
/** How long no document waits for answers once one has waited in vain, in milliseconds. */
const REST = 5000;

export interface AnswerReader {
  /** Whether documents wait for answers now. */
  isReady(): boolean;
  /**
   * The first answers of a page, as far as they came in time and are such as a page goes on with: what was refused, or
   * says anything of cookies, the page asks for by itself.
   * @param token of the session; null for visitors, and for a lite page, which uses nobody's
   */
  read(context: Context, visit: FirstVisit, token: string | null): Promise<DocumentAnswer[]>;
}

/** Headers of an answer that says anything of cookies. */
const OF_COOKIES = [DEVICE_KEY.header, SESSION_HEADERS.opened, 'set-cookie'].map((name) =>
  name.toLowerCase(),
);

/** Whether an answer is one that a page goes on with. */
function isGranted(address: string, { status, headers, body }: ServiceAnswer): boolean {
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  const isOfCookies = OF_COOKIES.some((name) => headers[name] !== undefined);
  if (!isJson || isOfCookies || body.length > LONGEST) return false;
  return address === TERMS ? isAccepted(Object(JSON.parse(body)), status) : status === 200;
}

const inSmallLetters = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** An answer for the calls behind it. */
const firstAnswerOf = ({ status, body }: ServiceAnswer): FirstAnswer => ({
  status,
  clone: () => ({ json: async (): Promise<unknown> => JSON.parse(body) }),
});

/** Asks the services for what a page begins with, as the page would: see `makeFirstCalls`. Nothing of it is logged. */
export function createAnswerReader(
  backend: URL,
  deadline: number,
  now: () => number = () => Date.now(),
): AnswerReader {
  let restsUntil = -Infinity;

  return {
    isReady: () => deadline > 0 && now() >= restsUntil,
    async read(context, visit, token) {
      const { req } = context;
      const late = AbortSignal.timeout(deadline);
      const signal = AbortSignal.any([req.raw.signal, late]);
      const known = {
        ...callerHeaders(context),
        'user-agent': req.header('user-agent'),
        'accept-language': req.header('accept-language'),
        ...(token !== null && {
          authorization: `Bearer ${token}`,
          [SESSION_HEADERS.atEdge.toLowerCase()]: 'true',
        }),
      };
      const answers: Promise<DocumentAnswer | null>[] = [];

      async function send(address: string, own: Record<string, string>): Promise<ServiceAnswer> {
        const target = new URL(address.replace(/^\/api/, ''), backend);
        // An id may not lead to another call than the one that was declared.
        const isAsDeclared = `/api${target.pathname}${target.search}` === address;
        if (!isAsDeclared || !isPublicCall(`/api${target.pathname}`))
          throw new Error('That is no call of a page.');
        return askService(target, { ...inSmallLetters(own), ...known }, signal);
      }

      const ask: AskFirst = (address, headers = {}, permission) => {
        const sent = permission
          ? permission.then(() => send(address, headers))
          : send(address, headers);
        const kept = sent.then((answer) => {
          if (!isGranted(address, answer)) return null;
          const { status, headers: said, body } = answer;
          return { address, status, date: said.date ?? null, body };
        });
        answers.push(kept.catch(() => null));
        const first = sent.then(firstAnswerOf);
        // Not every call has another one behind it.
        first.catch(() => undefined);
        return first;
      };

      await makeFirstCalls(visit, ask).catch(() => undefined);
      const read = await Promise.all(answers);
      if (late.aborted) restsUntil = now() + REST;
      return read.filter((answer) => answer !== null);
    },
  };
}
