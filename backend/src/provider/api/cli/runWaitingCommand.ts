import type { JsonObject, ProviderClient } from './client.ts';
import { need } from './usageError.ts';

/** Runs a command about who waits. @returns undefined when it is about something else @throws UsageError */
export async function runWaitingCommand(
  client: ProviderClient,
  command: string,
  words: readonly string[],
): Promise<JsonObject | undefined> {
  switch (command) {
    case 'waiting':
      return client.get('/waiting-list');
    case 'remove-waiting':
      return client.send('DELETE', `/waiting-list/${need(words[0], 'The id')}`, {
        reason: need(words.slice(1).join(' '), 'The reason'),
      });
    default:
      return undefined;
  }
}
