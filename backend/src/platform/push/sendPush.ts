import webPush from 'web-push';
import type { Database } from '../database/database.ts';
import { MessageRefused, type Push } from '../messaging/message.ts';
import { postOutside } from '../outside/postOutside.ts';
import type { PushSettings } from './pushSettings.ts';

/** How long a push service keeps a message for a device that is off: one day. */
const TTL_SECONDS = 86_400;
const TAKEN = new Set([200, 201, 202, 204]);
const GONE = new Set([404, 410]);

interface Device {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}
type Outcome = 'taken' | 'gone' | 'refused' | 'later';

/**
 * Tells each device of a customer that there is news: an opaque id and the provider's domain, encrypted for it (REM-15). One
 * device that is reached is enough. One whose push service does not know it any more is forgotten.
 * @throws MessageRefused when no device is left or none will ever take it, Error when another try may help
 */
export async function sendPush(
  settings: PushSettings,
  database: Database,
  message: Push,
  isProduction: boolean,
): Promise<void> {
  const devices = await database
    .selectFrom('pushDevices')
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .where('companyId', '=', message.companyId)
    .where('clientId', '=', message.to)
    .where('id', 'in', message.devices)
    .execute();
  const payload = JSON.stringify({ id: message.id, domain: message.domain });
  const outcomes = await Promise.all(
    devices.map(async (device) => {
      const outcome = await tell(settings, device, payload, isProduction);
      if (outcome === 'gone') await forget(database, message, device.id);
      return outcome;
    }),
  );
  if (outcomes.includes('taken')) return;
  if (outcomes.includes('later')) throw new Error('The push service did not take the message.');
  throw new MessageRefused('No device takes the message.');
}

async function tell(
  settings: PushSettings,
  { endpoint, p256dh, auth }: Device,
  payload: string,
  isProduction: boolean,
): Promise<Outcome> {
  let request;
  try {
    request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: settings,
      TTL: TTL_SECONDS,
      urgency: 'normal',
    });
  } catch {
    // Keys that nothing can be encrypted with.
    return 'refused';
  }
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const result = await postOutside(
    endpoint,
    request.body ?? '',
    Object.fromEntries(headers),
    isProduction,
  );
  if ('error' in result) return 'later';
  if (TAKEN.has(result.status)) return 'taken';
  if (GONE.has(result.status)) return 'gone';
  const mayPass = result.status >= 500 || result.status === 429 || result.status === 408;
  return mayPass ? 'later' : 'refused';
}

async function forget(database: Database, message: Push, id: string): Promise<void> {
  await database
    .deleteFrom('pushDevices')
    .where('companyId', '=', message.companyId)
    .where('clientId', '=', message.to)
    .where('id', '=', id)
    .execute();
}
