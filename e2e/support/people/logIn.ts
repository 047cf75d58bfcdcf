import { loginAnswerSchema } from '@portal/api/account/createIdentityApi';
import * as v from 'valibot';
import { callApi } from '../api.ts';
import { codeSentTo } from '../messages/messagesTo.ts';
import type { Domain } from '../domains.ts';

/** Logs a customer of the demo data in with a code and returns the session token. */
export async function logIn(domain: Domain, phone: string): Promise<string> {
  await callApi(domain, '/main/user/phone', { method: 'POST', body: { phone, platform: 'WEB' } });
  const code = await codeSentTo(phone);
  const answer = await callApi(domain, '/main/user/login/', {
    method: 'POST',
    body: { login: phone, code },
  });
  return v.parse(loginAnswerSchema, answer).token;
}
