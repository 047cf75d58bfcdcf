import { messageSchema } from '@portal/api/http/envelope';
import {
  feedbackSchema,
  PROVIDER_SUPPORT,
  supportSchema,
} from '@portal/api/work/createFeedbackApi';
import { FEEDBACK_MAX_LENGTH } from '@portal/domain/limits';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { readJson } from '../../platform/http/readJson.ts';
import { countAttempt } from '../../accounts/limits/rateLimit.ts';
import { requireCustomer, type Customer } from '../../accounts/sessions/requireCustomer.ts';
import { newId } from '../../platform/newId.ts';
import type { Email } from '../../platform/messaging/message.ts';
import { queueMessage } from '../../platform/messaging/queueMessage.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { texts } from './texts.ts';

export const feedbackCapability: Capability = { name: 'feedback', routes };

const perCustomer = { count: 20, seconds: 3600 };
const stars = v.pipe(
  v.number(texts.starsMissing),
  v.integer(texts.starsMissing),
  v.minValue(1, texts.starsMissing),
  v.maxValue(5, texts.starsMissing),
);
const feedbackRequest = v.object({
  ...feedbackSchema.entries,
  classification: stars,
  observation: v.optional(
    v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(FEEDBACK_MAX_LENGTH, texts.tooLong))),
    null,
  ),
});
const supportRequest = v.object({
  ...supportSchema.entries,
  message: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, texts.messageMissing),
    v.maxLength(FEEDBACK_MAX_LENGTH, texts.tooLong),
  ),
  /** `COMPANY` for the provider, anything else for the portal's team. */
  type: v.pipe(v.string(), v.maxLength(40)),
});

/** What customers say about the portal, and their questions (API-49, API-50, VAL-23). */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('customer');
  app.post(
    '/main/application/feedback',
    {
      access: 'customer',
      summary: 'Rates the portal (API-49)',
      body: feedbackSchema,
      answer: messageSchema,
      request: { json: { classification: 5, observation: 'Muito prático.' } },
    },
    async (context) => {
      const customer = await requireSpeaker(context, backend);
      const { company, client } = customer;
      const { classification, observation } = await readJson(context, feedbackRequest);
      await inTransaction(backend.database, async (transaction) => {
        const owner = { companyId: company.id, clientId: client.id };
        await transaction
          .insertInto('appFeedback')
          .values({
            id: newId(),
            ...owner,
            classification,
            observation,
            createdAt: backend.clock.now(),
          })
          .execute();
        await tell(transaction, backend, customer, {
          to: backend.environment.supportEmail,
          subject: texts.feedbackSubject(classification, company.name),
          text: texts.mail(client.name, contactOf(customer), observation ?? texts.noWords),
        });
      });
      return context.json({ message: texts.thanks });
    },
  );
  app.post(
    '/main/application/support',
    {
      access: 'customer',
      summary: 'Asks the portal’s team or the provider (API-50)',
      body: supportSchema,
      answer: messageSchema,
      request: { json: { message: 'Como mudo o meu e-mail?', type: 'COMPANY' } },
    },
    async (context) => {
      const customer = await requireSpeaker(context, backend);
      const { company, client } = customer;
      const { message, type } = await readJson(context, supportRequest);
      await inTransaction(backend.database, async (transaction) => {
        const owner = { companyId: company.id, clientId: client.id };
        await transaction
          .insertInto('supportRequests')
          .values({ id: newId(), ...owner, type, message, createdAt: backend.clock.now() })
          .execute();
        const isForProvider = type === PROVIDER_SUPPORT;
        // A provider without a mailbox gets it from the portal's team: nothing that a customer wrote is read by nobody.
        const isForwarded = isForProvider && company.email === null;
        await tell(transaction, backend, customer, {
          to: (isForProvider ? company.email : null) ?? backend.environment.supportEmail,
          subject: isForProvider ? texts.subject(company.name) : texts.portalSubject(company.name),
          text:
            texts.mail(client.name, contactOf(customer), message) +
            (isForwarded ? texts.forward(company.name) : ''),
        });
      });
      return context.json({ message: texts.thanks });
    },
  );
  return app;
}

async function requireSpeaker(context: Context, backend: Backend): Promise<Customer> {
  const customer = await requireCustomer(context, backend);
  await countAttempt(
    backend.database,
    `feedback:${customer.client.id}`,
    perCustomer,
    backend.clock.now(),
  );
  return customer;
}

/** How the customer can be answered. */
function contactOf({ client, user }: Customer): string {
  return client.email ?? client.phones[0]?.number ?? user.loginPhone ?? user.loginEmail ?? '';
}

async function tell(
  transaction: Transaction,
  backend: Backend,
  { company }: Customer,
  mail: Omit<Email, 'channel'>,
): Promise<void> {
  const owner = { companyId: company.id, clientId: null };
  await queueMessage(transaction, backend, owner, { channel: 'email', ...mail });
}
