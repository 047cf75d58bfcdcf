import { Hono } from 'hono';
import type { Capability } from '../capability.ts';
import { deliverMessages, forgetFailedMessages } from './deliverMessages.ts';

/** Moves what was queued for customers and providers. Nobody calls it. */
export const messagesCapability: Capability = {
  name: 'messages',
  routes: () => new Hono(),
  tasks: [
    {
      name: 'deliver messages',
      everySeconds: 2,
      run: async (backend, ending) => {
        await deliverMessages(backend, ending);
      },
    },
    { name: 'forget failed messages', everySeconds: 3600, run: forgetFailedMessages },
  ],
};
