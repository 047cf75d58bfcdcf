import type { Answer, TestBackend } from '../testBackend.ts';

/** Calls the provider API and returns the answer's body. @throws Error when it is refused */
export async function asProvider(
  portal: TestBackend,
  key: string,
  method: string,
  path: string,
  json?: unknown,
): Promise<Answer['body']> {
  const answer = await portal.call(method, `/provider-api/v1${path}`, { token: key, json });
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
