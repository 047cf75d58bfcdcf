import type { JsonObject, ProviderClient } from './client.ts';
import { readJsonFile } from './readJsonFile.ts';

/** Runs a command about reminders and what was sent. @returns undefined when it is about something else @throws UsageError */
export async function runReminderCommand(
  client: ProviderClient,
  command: string,
  words: readonly string[],
): Promise<JsonObject | undefined> {
  switch (command) {
    case 'reminders':
      return words[0] === undefined
        ? client.get('/reminders')
        : client.send('PUT', '/reminders', readJsonFile(words[0]));
    case 'reminder-preview':
      return client.get('/reminders/preview');
    case 'sent-reminders':
      return client.get('/messages');
    case 'sms-usage':
      return client.get('/messages/usage');
    default:
      return undefined;
  }
}
