import type { Capability } from '../capability.ts';
import { describedRoutes } from '../routes/describedRoutes.ts';
import { deliverMessages, forgetFailedMessages } from './deliverMessages.ts';

/** Moves what was queued for customers and providers. Nobody calls it. */
export const messagesCapability: Capability = {
  name: 'messages',
  routes: () => describedRoutes('system'),
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
