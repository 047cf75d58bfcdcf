import { ApiError } from '@portal/api/http/apiError';
import type { Http } from '@portal/api/http/http';

/** Which call it was, and nothing of what was sent or answered. */
export type TellFailedCall = (code: 'CALL-FAILED' | 'REMOTE-ANSWER', message: string) => void;

/** What was received instead of what was expected may be the customer's, and is not told. */
function tellOf(tell: TellFailedCall, path: string, { status, issue }: ApiError): void {
  const call = path.replaceAll(/[^/]*\d[^/]*/g, ':id');
  if (status === 0 || status >= 500) tell('CALL-FAILED', `${call}: ${status}`);
  else if (issue) {
    const where = issue.path?.map(({ key }) => key).join('.');
    tell('REMOTE-ANSWER', `${call}: ${issue.expected} at ${where}`);
  }
}

/** The same client, which tells of calls without an answer, of HTTP ≥ 500, and of answers that were promised otherwise. */
export function tellFailedCalls(http: Http, tell: TellFailedCall): Http {
  return {
    send: (call) =>
      http.send(call).catch((error: unknown) => {
        if (error instanceof ApiError) tellOf(tell, call.path, error);
        throw error;
      }),
  };
}
