import { NO_SESSION, SESSION_HEADERS } from '@portal/api/http/sessionHeaders';
import { DEVICE_KEY } from '@portal/api/http/deviceKey';
import { markOf } from '@portal/contract/markOf';
import type { Context } from 'hono';
import type { Device } from '../devices/deviceOf.ts';

function isKeptByEdge(context: Context): boolean {
  return context.req.header(SESSION_HEADERS.atEdge) !== undefined;
}

/**
 * An answer that opens a session: with the token for whoever keeps it, and with its mark where the edge does, which gets the
 * token for the customer's cookie (C-350). A device without a key gets one (ACC-04).
 */
export function answerWithSession<Answer extends { token?: string }>(
  context: Context,
  answer: Answer,
  device?: Device,
): Answer {
  if (answer.token === undefined) return answer;
  if (device?.isNew === true) context.header(DEVICE_KEY.header, device.key);
  if (!isKeptByEdge(context)) return answer;
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
