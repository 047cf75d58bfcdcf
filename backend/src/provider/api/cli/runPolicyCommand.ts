import type { JsonObject, ProviderClient } from './client.ts';
import { readJsonFile } from './readJsonFile.ts';
import { need } from './usageError.ts';

/** Runs a command about prepaying and what is kept. @returns undefined when it is about something else @throws UsageError */
export async function runPolicyCommand(
  client: ProviderClient,
  command: string,
  words: readonly string[],
): Promise<JsonObject | undefined> {
  const change = (body: object) =>
    client.send('POST', `/appointments/${need(words[0], 'The id')}`, body);
  switch (command) {
    case 'policy':
      return words[0] === undefined
        ? client.get('/policy')
        : client.send('PUT', '/policy', readJsonFile(words[0]));
    case 'end-policy':
      return client.send('DELETE', '/policy', {});
    case 'no-show':
      return change({ no_show: true });
    case 'waive':
      return change({ fee_waiver: { reason: need(words.slice(1).join(' '), 'The reason') } });
    default:
      return undefined;
  }
}
