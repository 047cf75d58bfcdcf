import type { JsonObject, ProviderClient } from './client.ts';
import { readJsonFile } from './readJsonFile.ts';
import { need } from './usageError.ts';

/** Runs a command about the provider's own account at the gateway. @returns undefined when it is about something else @throws UsageError */
export async function runPaymentCommand(
  client: ProviderClient,
  command: string,
  words: readonly string[],
): Promise<JsonObject | undefined> {
  switch (command) {
    case 'payments':
      return client.get('/payment-account');
    case 'payment-keys':
      return client.send('PUT', '/payment-account', readJsonFile(need(words[0], 'The path')));
    case 'test-payment':
      return client.send('POST', '/payment-account/test-payment', {
        method: need(words[0], 'The method'),
        phone: words[1],
      });
    default:
      return undefined;
  }
}
