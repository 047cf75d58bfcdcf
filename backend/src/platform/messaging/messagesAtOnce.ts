import type { Message } from './message.ts';

/**
 * How many messages of the queue one process sends at the same time: 200 a second and more where a carrier takes 100 ms for one.
 * Servers of mail take some 50 connections of one address, which two processes and their login codes stay below (C-791).
 */
export const MESSAGES_AT_ONCE: Readonly<Record<Message['channel'], number>> = {
  sms: 60,
  email: 20,
  push: 20,
};
