import { notificationChangesRequestSchema, type Notification } from '@portal/api/notifications';
import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import type { Company } from '../companies/tables.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readJson } from '../../platform/http/readJson.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { texts as generalTexts } from '../../platform/http/texts.ts';
import { requireCustomer, type Customer } from '../sessions/requireCustomer.ts';
import { notifications } from './tables.ts';
import { texts } from './texts.ts';

export const notificationsCapability: Capability = { name: 'notifications', routes };

const listLimit = 200;

/** The bell (API-77..80, C-79). Every statement names provider and customer. */
function routes(backend: Backend): Hono {
  const { database, clock } = backend;
  const app = new Hono({ strict: false });

  app.get('/main/notifications', async (context) => {
    const customer = await requireCustomer(context, backend);
    const rows = await database
      .select()
      .from(notifications)
      .where(ownedBy(customer))
      .orderBy(desc(notifications.sequence))
      .limit(listLimit);
    return context.json({
      data: { all: { all: rows.map((row) => onWire(row, customer.company)) } },
    });
  });

  app.post('/main/notifications/changes', async (context) => {
    const customer = await requireCustomer(context, backend);
    const request = await readJson(context, notificationChangesRequestSchema);
    const since = request.timestamp === null ? new Date(0) : new Date(request.timestamp);
    if (Number.isNaN(since.getTime())) throw new ApiError(400, generalTexts.badRequest);
    const rows = await database
      .select()
      .from(notifications)
      .where(and(ownedBy(customer), gte(notifications.changedAt, since)))
      .orderBy(desc(notifications.sequence))
      .limit(listLimit);
    // Of those of that very moment the last known one is left out (C-215).
    const changes = rows.filter((row) => row.id !== request.last_id || row.changedAt > since);
    return context.json({
      data: { all: { all: changes.map((row) => onWire(row, customer.company)) } },
    });
  });

  app.put('/main/notifications/read-all', async (context) => {
    const customer = await requireCustomer(context, backend);
    const now = clock.now();
    await database
      .update(notifications)
      .set({ readAt: now, changedAt: now })
      .where(and(ownedBy(customer), isNull(notifications.readAt)));
    return context.json({ message: texts.allRead });
  });

  app.put('/main/notifications/:id', async (context) => {
    const customer = await requireCustomer(context, backend);
    const now = clock.now();
    const id = readParameter(context, 'id');
    await database
      .update(notifications)
      .set({ readAt: now, changedAt: now })
      .where(and(ownedBy(customer), eq(notifications.id, id), isNull(notifications.readAt)));
    await requireNotification(backend, customer, id);
    return context.json({ message: texts.read });
  });

  app.delete('/main/notifications/:id', async (context) => {
    const customer = await requireCustomer(context, backend);
    const now = clock.now();
    const removed = await database
      .update(notifications)
      .set({ deletedAt: now, changedAt: now })
      .where(and(ownedBy(customer), eq(notifications.id, readParameter(context, 'id'))))
      .returning({ id: notifications.id });
    if (removed.length === 0) throw new ApiError(404, texts.notFound);
    return context.json({ message: texts.deleted });
  });
  return app;
}

function ownedBy({ company, client }: Customer) {
  return and(
    eq(notifications.companyId, company.id),
    eq(notifications.clientId, client.id),
    isNull(notifications.deletedAt),
  );
}

async function requireNotification(
  { database }: Backend,
  customer: Customer,
  id: string,
): Promise<void> {
  const rows = await database
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(ownedBy(customer), eq(notifications.id, id)));
  if (rows.length === 0) throw new ApiError(404, texts.notFound);
}

function onWire(row: typeof notifications.$inferSelect, company: Company): Notification {
  return {
    id: row.id,
    read: row.readAt !== null,
    url: row.url,
    timestamp: row.createdAt.toISOString(),
    changed: row.changedAt > row.createdAt,
    description: row.description,
    company_name: company.name,
    company_identifier: company.domain,
    type: row.type,
  };
}
