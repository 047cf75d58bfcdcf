import type { JsonObject, ProviderClient } from './client.ts';
import { readJsonFile } from './readJsonFile.ts';
import { need } from './usageError.ts';

const feedPath = (expert: string | undefined) =>
  expert === undefined ? '/feed' : `/experts/${expert}/feed`;

/** Runs a command about settings, calendars and services. @returns undefined when it is about something else @throws UsageError */
export async function runSetupCommand(
  client: ProviderClient,
  command: string,
  words: readonly string[],
): Promise<JsonObject | undefined> {
  switch (command) {
    case 'settings':
      return words[0] === undefined
        ? client.get('/provider')
        : client.send('PUT', '/settings', readJsonFile(words[0]));
    case 'legal':
      return client.send('PUT', '/provider', readJsonFile(need(words[0], 'The path')));
    case 'feed':
      return client.send('POST', feedPath(words[0]), {});
    case 'end-feed':
      return client.send('DELETE', feedPath(words[0]), {});
    case 'services':
      return client.get('/services');
    case 'service':
      return client.send(
        'PUT',
        `/services/${need(words[0], 'The id of the service')}`,
        readJsonFile(need(words[1], 'The path')),
      );
    default:
      return undefined;
  }
}
