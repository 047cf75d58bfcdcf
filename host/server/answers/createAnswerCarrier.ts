import { COOKIE_NAMES } from '@portal/contract/cookies';
import { markOf } from '@portal/contract/markOf';
import { isLitePath } from '@portal/contract/paths';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { DocumentAnswer } from '../../src/early/documentAnswer.ts';
import { readSessionToken } from '../session/sessionCookies.ts';
import { answerElements } from './answerElements.ts';
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
  /** The elements that hold the answers; none rather than late ones. Never rejects. */
  elements(context: Context, page: CarryingPage): Promise<string>;
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
    async elements(context, page) {
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
      return answerElements(besideAddress(answers, page), token && markOf(token));
    },
  };
}
