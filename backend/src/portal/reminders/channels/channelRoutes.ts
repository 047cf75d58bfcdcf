import {
  reminderChannelsChangeSchema,
  reminderChannelsSchema,
} from '@portal/api/account/reminderChannels';
import { requireCustomer } from '../../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../../platform/backend.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { changeChannels } from './changeChannels.ts';
import { readChannels } from './readChannels.ts';

/** The customer's switches for reminders (REM-09). Codes and confirmations know none. */
export function channelRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('customer');
  const path = '/main/user/client/channels';

  app.get(
    path,
    {
      access: 'customer',
      summary: 'Which ways the customer has and allows for reminders (REM-09)',
      answer: reminderChannelsSchema,
    },
    async (context) => {
      const customer = await requireCustomer(context, backend);
      return context.json(await readChannels(backend, customer));
    },
  );
  app.put(
    path,
    {
      access: 'customer',
      summary: 'Switches ways of reminders on or off (REM-09)',
      body: reminderChannelsChangeSchema,
      answer: reminderChannelsSchema,
      request: { json: { sms: true } },
    },
    async (context, readBody) => {
      const customer = await requireCustomer(context, backend);
      await changeChannels(backend, customer, await readBody());
      return context.json(await readChannels(backend, customer));
    },
  );
  return app;
}
