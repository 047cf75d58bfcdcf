import { NO_SESSION, SESSION_HEADERS } from '@portal/api/http/sessionHeaders';
import { markOf } from '@portal/contract/markOf';
import type { Context } from 'hono';

function isKeptByEdge(context: Context): boolean {
  return context.req.header(SESSION_HEADERS.atEdge) !== undefined;
}

/**
 * An answer that opens a session: with the token for whoever keeps it, and with its mark where the edge does, which gets the
 * token for the customer's cookie (C-350).
 */
export function answerWithSession<Answer extends { token?: string }>(
  context: Context,
  answer: Answer,
): Answer {
  if (answer.token === undefined || !isKeptByEdge(context)) return answer;
  context.header(SESSION_HEADERS.opened, answer.token);
  return { ...answer, token: markOf(answer.token) };
}

/** The same of a session at another provider: no page of this one has a use for it, so none may read it (C-353). */
export function answerWithSessionElsewhere<Answer extends { token: string }>(
  context: Context,
  answer: Answer,
): Answer {
  return isKeptByEdge(context) ? { ...answer, token: NO_SESSION } : answer;
}
