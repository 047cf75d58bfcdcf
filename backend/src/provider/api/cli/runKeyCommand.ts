import { readChanges } from './readChanges.ts';
import type { JsonObject, ProviderClient } from './client.ts';
import { need } from './usageError.ts';

/** Runs a command about the keys of the API, or about who changed what with them. @returns undefined when it is about something else @throws UsageError */
export async function runKeyCommand(
  client: ProviderClient,
  command: string,
  words: readonly string[],
): Promise<JsonObject | undefined> {
  const [first, ...rest] = words;
  switch (command) {
    case 'keys':
      return client.get('/keys');
    case 'make-key':
      return client.send('POST', '/keys', {
        scope: need(first, 'What it may do'),
        name: need(rest.join(' '), 'The name'),
      });
    case 'end-key':
      return client.send('DELETE', `/keys/${need(first, 'The id')}`);
    case 'changes':
      return readChanges(client);
    default:
      return undefined;
  }
}
