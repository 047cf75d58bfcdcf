import type { JsonObject, ProviderClient } from './client.ts';
import { need, UsageError } from './usageError.ts';

/** Runs a command about the other time that a customer asked for. @returns undefined when it is about something else @throws UsageError */
export async function runMoveCommand(
  client: ProviderClient,
  command: string,
  words: readonly string[],
): Promise<JsonObject | undefined> {
  const answer = async (body: object) => {
    const path = `/appointments/${need(words[0], 'The id')}`;
    const request = waitingOf(await client.get(path));
    return client.send('POST', `${path}/move-requests/${request}`, body);
  };
  const reason = words.slice(1).join(' ');
  switch (command) {
    case 'confirm-move':
      return answer({ confirm: true });
    case 'refuse-move':
      return answer({ confirm: false, ...(reason !== '' && { reason }) });
    default:
      return undefined;
  }
}

/** The request of an appointment that waits. @throws UsageError when none does */
function waitingOf({ move }: JsonObject): string {
  if (typeof move === 'object' && move !== null && 'id' in move) return String(move.id);
  throw new UsageError('No other time was asked for.');
}
