import type { Backend } from '../../../platform/backend.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Delivery } from '../../../platform/messaging/delivery.ts';
import { mayWrite } from '../../customerNotifications/mayWrite.ts';
import { phoneOf } from './batchFacts.ts';
import type { Obstacles, SkipReason } from './chooseChannel.ts';
import type { DueMessage } from './dueMessage.ts';
import type { SmsRoom } from './smsRoom.ts';

/** Why each channel cannot bring a message, as far as that is known without asking anybody; a STOP is of every rule (C-765). */
export function obstaclesOf(
  message: DueMessage,
  stopped: ReadonlySet<string>,
  { carries }: Pick<Delivery, 'carries'>,
): Obstacles {
  const phone = phoneOf(message);
  const either = (isAllowed: boolean, isThere: boolean, missing: SkipReason) =>
    isAllowed ? (isThere ? undefined : missing) : 'OFF';
  const sms = either(message.allowsSms, phone !== undefined, 'NO_CONTACT');
  return {
    push: carries('push') && message.devices.length > 0 ? undefined : 'NO_DEVICE',
    email: either(message.allowsEmail, message.email !== null, 'NO_CONTACT'),
    sms: sms ?? (stopped.has(`${message.companyId}:${phone ?? ''}`) ? 'STOPPED' : undefined),
  };
}

/**
 * What speaks against a channel once it is chosen: the month's ceiling, of which a status message is not part (REM-08), and
 * the limit of what a stranger's contact gets by somebody else's bookings (C-169).
 */
export async function lastObstacle(
  transaction: Transaction,
  { clock }: Pick<Backend, 'clock'>,
  company: Company,
  message: DueMessage,
  to: { channel: 'sms' | 'email'; to: string },
  room: SmsRoom,
): Promise<SkipReason | undefined> {
  const isReminder = message.event !== 'work.state';
  if (to.channel === 'sms' && isReminder && !(await room.has(company))) return 'CEILING';
  const isProven = to.to === message.loginPhone || to.to === message.loginEmail;
  if (isProven || message.event !== 'appointment.upcoming') return undefined;
  const may = await mayWrite(transaction, message.clientId, to, clock.now());
  return may ? undefined : 'LIMIT';
}
