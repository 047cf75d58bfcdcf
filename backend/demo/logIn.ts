import type { Portal } from './portal.ts';

/** Logs a customer of the demo in. @returns the session's token */
export async function logIn(
  portal: Portal,
  domain: string,
  login: string,
  password: string,
): Promise<string> {
  const answer = await portal.call('POST', '/main/user/login/', {
    domain,
    json: { login, password },
  });
  return String(answer['token']);
}
