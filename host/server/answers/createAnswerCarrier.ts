import { COOKIE_NAMES } from '@portal/contract/cookies';
import { markOf } from '@portal/contract/markOf';
import { isLitePath } from '@portal/contract/paths';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { DocumentAnswer } from '../../src/early/documentAnswer.ts';
import { readSessionToken } from '../session/sessionCookies.ts';
import type { AnswerReader } from './createAnswerReader.ts';
import { idsIn } from './idsIn.ts';
import { mayCarryAnswers } from './mayCarryAnswers.ts';

/** A page in whose document the first answers may ride. */
export interface CarryingPage {
  domain: string;
  /** App path below the base. */
  path: string;
  /** Path of the page in `remote.json`. */
  pattern: string | undefined;
  requests: readonly string[];
}

export interface AnswerCarrier {
  /** Whether the document that is asked for may carry answers at all. */
  mayCarry(context: Context): boolean;
  /** The answers; none rather than late ones. Never rejects. */
  read(context: Context, page: CarryingPage): Promise<CarriedAnswers>;
}

/** Answers that ride in a document. */
export interface CarriedAnswers {
  answers: readonly DocumentAnswer[];
  /** Mark of the session that they are of. */
  mark: string | null;
}

/** Those that may stand beside this address: with ids in it, all of them or none (C-563). */
function besideAddress(answers: DocumentAnswer[], { path, pattern, requests }: CarryingPage) {
  if (idsIn(path, pattern).length === 0) return answers;
  const granted = new Set(answers.map(({ address }) => address));
  return requests.every((request) => granted.has(request)) ? answers : [];
}

/** Lets the first answers of a page ride in its document (C-560). */
export function createAnswerCarrier(reader: AnswerReader): AnswerCarrier {
  return {
    mayCarry: (context) => reader.isReady() && mayCarryAnswers(context),
    async read(context, page) {
      const isLite = isLitePath(page.path);
      const token = isLite ? null : readSessionToken(context);
      const visit = {
        ...page,
        requests: [...page.requests],
        isLite,
        hasSession: token !== null,
        query: new URL(context.req.url).searchParams,
        liteToken: getCookie(context, COOKIE_NAMES.liteToken) ?? null,
        previousDomain: getCookie(context, COOKIE_NAMES.previousCompanyDomain) ?? null,
      };
      const answers = await reader.read(context, visit, token).catch(() => []);
      return { answers: besideAddress(answers, page), mark: token && markOf(token) };
    },
  };
}
