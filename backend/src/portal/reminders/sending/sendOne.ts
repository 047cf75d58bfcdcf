import * as v from 'valibot';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { quietNight } from '../../../platform/messaging/quietNight.ts';
import { isAhead } from '../planning/wantedAt.ts';
import { sendingTime, waitsForDay } from '../planning/sendingTime.ts';
import { channelsOf } from '../rules/storedRule.ts';
import type { BatchFacts } from './batchFacts.ts';
import { chooseChannel, type Skip } from './chooseChannel.ts';
import type { DueMessage } from './dueMessage.ts';
import { phoneOf } from './batchFacts.ts';
import { handOver } from './handOver.ts';
import { handOverPush } from './handOverPush.ts';
import { lastObstacle, obstaclesOf } from './obstaclesOf.ts';
import type { SmsRoom } from './smsRoom.ts';
import { whyNotNow } from './whyNotNow.ts';

const failedSchema = v.array(
  v.object({ channel: v.picklist(['push', 'email', 'sms']), reason: v.string() }),
);

type Outcome =
  | { state: 'cancelled' | 'skipped' | 'failed'; reason: string; skips?: readonly Skip[] }
  | { later: Date }
  | { channel: 'push' | 'email' | 'sms'; messageId: string | undefined; skips: readonly Skip[] };

/** Sends one message that is due, or writes down why it does not go, or when it is looked at again. */
export async function sendOne(
  transaction: Transaction,
  backend: Backend,
  message: DueMessage,
  facts: BatchFacts,
  room: SmsRoom,
): Promise<void> {
  const now = backend.clock.now();
  const company = facts.companies.get(message.companyId);
  if (company === undefined) return;
  const outcome: Outcome =
    whyNotNow(message, now) ?? (await attempt(transaction, backend, company, message, facts, room));
  const row = transaction.updateTable('plannedMessages').where('id', '=', message.id);
  if ('later' in outcome) {
    await row.set({ dueAt: outcome.later }).execute();
    return;
  }
  const skips = JSON.stringify(outcome.skips ?? message.skips);
  if ('state' in outcome) {
    const { state, reason } = outcome;
    await row.set({ state, reason, skips, endedAt: now }).execute();
    return;
  }
  const { channel, messageId } = outcome;
  const isSent = messageId === undefined;
  const sent = { state: 'sent', sentAt: now, endedAt: now } as const;
  await row.set({ channel, messageId, skips, ...(isSent && sent) }).execute();
}

async function attempt(
  transaction: Transaction,
  backend: Backend,
  company: Company,
  message: DueMessage,
  facts: BatchFacts,
  room: SmsRoom,
): Promise<Outcome> {
  const failed = v
    .parse(failedSchema, message.skips)
    .flatMap(({ channel, reason }) => (reason === 'FAILED' ? [channel] : []));
  const obstacles = { ...obstaclesOf(message, facts.stopped, backend.delivery) };
  for (;;) {
    const { channel, skips } = chooseChannel(channelsOf(message.channels), obstacles, failed);
    if (channel === undefined) return nobodyReached(skips);
    const later = laterFor(channel, message, backend.clock.now());
    if (later !== undefined) return later;
    if (channel === 'push')
      return {
        channel,
        messageId: await handOverPush(transaction, backend, company, message),
        skips,
      };
    const to = channel === 'email' ? message.email : phoneOf(message);
    if (to === null || to === undefined) {
      obstacles[channel] = 'NO_CONTACT';
      continue;
    }
    const contact = { channel, to };
    const obstacle = await lastObstacle(transaction, backend, company, message, contact, room);
    if (obstacle !== undefined) {
      obstacles[channel] = obstacle;
      continue;
    }
    const messageId = await handOver(transaction, backend, company, message, facts, contact);
    if (channel === 'sms') room.take(company.id);
    return { channel, messageId, skips };
  }
}

/** When a channel may start, where that is not now; never after what it tells of. */
function laterFor(
  channel: 'push' | 'email' | 'sms',
  message: DueMessage,
  now: Date,
): Outcome | undefined {
  const time = sendingTime(channel, message);
  const night = waitsForDay(channel, message) ? quietNight(now) : undefined;
  const later = time > now ? time : night?.morning;
  if (later === undefined) return undefined;
  return isAhead(message.event) && later >= message.eventAt
    ? { state: 'skipped', reason: 'TOO_LATE' }
    : { later };
}

function nobodyReached(skips: readonly Skip[]): Outcome {
  const has = (reason: Skip['reason']) => skips.some((skip) => skip.reason === reason);
  if (has('FAILED')) return { state: 'failed', reason: 'FAILED', skips };
  return { state: 'skipped', reason: has('CEILING') ? 'CEILING' : 'NO_CHANNEL', skips };
}
