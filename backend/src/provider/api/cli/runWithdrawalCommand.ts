import type { JsonObject, ProviderClient } from './client.ts';
import { need } from './usageError.ts';

/** Runs a command about statements of withdrawal. @returns undefined when it is about something else @throws UsageError */
export async function runWithdrawalCommand(
  client: ProviderClient,
  command: string,
  words: readonly string[],
): Promise<JsonObject | undefined> {
  const answer = (body: object) =>
    client.send('POST', `/withdrawals/${need(words[0], 'The id')}`, body);
  switch (command) {
    case 'withdrawals':
      return client.get('/withdrawals');
    case 'accept-withdrawal':
      return answer({ accept: true });
    case 'refuse-withdrawal':
      return answer({ refuse: true, reason: need(words.slice(1).join(' '), 'The reason') });
    default:
      return undefined;
  }
}
