import { messageSchema } from '@portal/api/http/envelope';
import {
  notificationChangesRequestSchema,
  notificationsSchema,
} from '@portal/api/account/notification';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { texts as generalTexts } from '../../platform/http/texts.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { requireCustomer } from '../sessions/requireCustomer.ts';
import { texts } from './texts.ts';
import { notificationOnWire } from './notificationOnWire.ts';
import { isOwnedBy, listNotifications, requireNotification } from './queries.ts';

export const notificationsCapability: Capability = { name: 'notifications', routes };

const listLimit = 200;

/** The bell (API-77..80, C-79). Every statement names provider and customer. */
function routes(backend: Backend): DescribedRoutes {
  const { database, clock } = backend;
  const app = describedRoutes('customer');

  app.get(
    '/main/notifications',
    {
      access: 'customer',
      summary: 'Notifications, newest first (API-77)',
      answer: notificationsSchema,
    },
    async (context) => {
      const customer = await requireCustomer(context, backend);
      const rows = await listNotifications(database, customer, listLimit);
      return context.json({
        data: { all: { all: rows.map((row) => notificationOnWire(row, customer.company)) } },
      });
    },
  );

  app.post(
    '/main/notifications/changes',
    {
      access: 'customer',
      summary: 'Notifications that changed since a time (API-78)',
      body: notificationChangesRequestSchema,
      answer: notificationsSchema,
      request: { json: { last_id: null, timestamp: null } },
    },
    async (context, readBody) => {
      const customer = await requireCustomer(context, backend);
      const request = await readBody();
      const since = request.timestamp === null ? new Date(0) : new Date(request.timestamp);
      if (Number.isNaN(since.getTime())) throw new ApiError(400, generalTexts.badRequest);
      const rows = await database
        .selectFrom('notifications')
        .selectAll()
        .where(isOwnedBy(customer))
        .where('changedAt', '>=', since)
        .orderBy('sequence', 'desc')
        .limit(listLimit)
        .execute();
      // Of those of that very moment the last known one is left out (C-215).
      const changes = rows.filter((row) => row.id !== request.last_id || row.changedAt > since);
      return context.json({
        data: { all: { all: changes.map((row) => notificationOnWire(row, customer.company)) } },
      });
    },
  );

  app.put(
    '/main/notifications/read-all',
    { access: 'customer', summary: 'Marks all notifications read (API-79)', answer: messageSchema },
    async (context) => {
      const customer = await requireCustomer(context, backend);
      const now = clock.now();
      await database
        .updateTable('notifications')
        .set({ readAt: now, changedAt: now })
        .where(isOwnedBy(customer))
        .where('readAt', 'is', null)
        .execute();
      return context.json({ message: texts.allRead });
    },
  );

  app.put(
    '/main/notifications/:id',
    {
      access: 'customer',
      summary: 'Marks a notification read (API-79)',
      answer: messageSchema,
      request: { path: { id: '{notification}' } },
    },
    async (context) => {
      const customer = await requireCustomer(context, backend);
      const now = clock.now();
      const id = readParameter(context, 'id');
      await database
        .updateTable('notifications')
        .set({ readAt: now, changedAt: now })
        .where(isOwnedBy(customer))
        .where('id', '=', id)
        .where('readAt', 'is', null)
        .execute();
      await requireNotification(backend, customer, id);
      return context.json({ message: texts.read });
    },
  );

  app.delete(
    '/main/notifications/:id',
    {
      access: 'customer',
      summary: 'Removes a notification (API-80)',
      answer: messageSchema,
      request: { path: { id: '{notification}' } },
    },
    async (context) => {
      const customer = await requireCustomer(context, backend);
      const now = clock.now();
      const removed = await database
        .updateTable('notifications')
        .set({ deletedAt: now, changedAt: now })
        .where(isOwnedBy(customer))
        .where('id', '=', readParameter(context, 'id'))
        .returning('id')
        .executeTakeFirst();
      if (removed === undefined) throw new ApiError(404, texts.notFound);
      return context.json({ message: texts.deleted });
    },
  );
  return app;
}
