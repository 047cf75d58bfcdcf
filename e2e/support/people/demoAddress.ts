import * as v from 'valibot';
import { callApi } from '../api.ts';
import { domains, originOf } from '../domains.ts';

/** Where a customer of the demo company enters it, as its own site leads there (DEMO-02). */
export async function demoAddress(token: string): Promise<string> {
  const client = await callApi(domains.demo, '/main/user/client/', { token });
  const { fo_id: id } = v.parse(v.object({ fo_id: v.string() }), client);
  return `${originOf(domains.demo)}/client?cli=${id}`;
}
