import * as v from 'valibot';
import { attachedFileSchema } from './attachedFile.ts';
import { JobRefused } from '../jobs/leasedQueue.ts';

/** A calendar file that goes along with an e-mail. */
const calendarFileSchema = v.object({
  method: v.picklist(['REQUEST', 'PUBLISH', 'CANCEL']),
  content: v.string(),
});
export type CalendarFile = v.InferOutput<typeof calendarFileSchema>;

const smsSchema = v.object({
  channel: v.literal('sms'),
  /** E.164. */
  to: v.string(),
  text: v.string(),
});
/** A message to a customer by SMS. */
export type Sms = v.InferOutput<typeof smsSchema>;

const emailSchema = v.object({
  channel: v.literal('email'),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  calendar: v.optional(calendarFileSchema),
  attachments: v.optional(v.array(attachedFileSchema)),
});
/** A message by e-mail. */
export type Email = v.InferOutput<typeof emailSchema>;

const pushSchema = v.object({
  channel: v.literal('push'),
  /** Id of the customer. */
  to: v.string(),
  companyId: v.string(),
  /** Ids of the devices that were the customer's when it was written. */
  devices: v.pipe(v.array(v.string()), v.minLength(1)),
  /** What a device asks with where it leads to. */
  id: v.string(),
  domain: v.string(),
});
/** News for the devices of a customer, which say no more than that there is some (REM-15). */
export type Push = v.InferOutput<typeof pushSchema>;

export const messageSchema = v.variant('channel', [smsSchema, emailSchema, pushSchema]);
export type Message = v.InferOutput<typeof messageSchema>;

/** The carrier did not say in time whether it took the message: it may arrive all the same. */
export class CarrierSilent extends Error {}

/** The carrier will never take this message: another try is of no use. */
export class MessageRefused extends JobRefused {}
