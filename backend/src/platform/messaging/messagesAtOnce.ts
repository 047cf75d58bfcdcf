import type { Message } from './message.ts';

/** How many messages of the queue one process sends at the same time. */
export const MESSAGES_AT_ONCE: Readonly<Record<Message['channel'], number>> = {
  sms: 10,
  email: 4,
  push: 10,
};
