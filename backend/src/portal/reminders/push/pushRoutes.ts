import { pushDeviceSchema, pushedSchema, type Pushed } from '@portal/api/account/push';
import { messageSchema } from '@portal/api/http/envelope';
import { requireCustomer } from '../../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { whyNotOutside } from '../../../platform/outside/postOutside.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { texts } from '../texts.ts';
import { forgetDevice, keepDevice } from './devices.ts';

/** Notices on the customer's devices (REM-14), and what one of them is about (REM-15). */
export function pushRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('customer');
  const { database } = backend;
  const path = '/main/user/push';

  app.post(
    path,
    {
      access: 'customer',
      summary: 'The browser of this session wants to be told of news (REM-14)',
      body: pushDeviceSchema,
      answer: messageSchema,
      request: {
        json: {
          endpoint: 'https://push.example.com/send/abc',
          keys: {
            p256dh:
              'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
            auth: 'BTBZMqHH6r4Tts7J_aSIgg',
          },
        },
      },
      withoutExample: true,
    },
    async (context, readBody) => {
      const customer = await requireCustomer(context, backend);
      const device = await readBody();
      if (backend.environment.push === undefined) throw new ApiError(404, texts.push.unavailable);
      const isProduction = backend.environment.mode === 'production';
      if (isProduction && whyNotOutside(device.endpoint) !== undefined)
        throw new ApiError(400, texts.push.notOutside);
      await keepDevice(backend, customer, device);
      return context.json({ message: texts.push.kept });
    },
  );

  app.delete(
    path,
    {
      access: 'customer',
      summary: 'The browser of this session is told of nothing any more (REM-14)',
      answer: messageSchema,
    },
    async (context) => {
      await forgetDevice(database, await requireCustomer(context, backend));
      return context.json({ message: texts.push.forgotten });
    },
  );

  app.get(
    `${path}/:id`,
    {
      access: 'customer',
      summary: 'What a message on a device is about (REM-15)',
      answer: pushedSchema,
      request: { path: { id: 'unknown' } },
      withoutExample: true,
    },
    async (context) => {
      const { company, client } = await requireCustomer(context, backend);
      const row = await database
        .selectFrom('plannedMessages')
        .select('subject')
        .where('id', '=', readParameter(context, 'id'))
        .where('companyId', '=', company.id)
        .where('clientId', '=', client.id)
        .executeTakeFirst();
      if (row === undefined) throw new ApiError(404, texts.push.unknown);
      return context.json({ subject: row.subject } satisfies Pushed);
    },
  );

  return app;
}
