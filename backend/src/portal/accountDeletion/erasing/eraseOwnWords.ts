import { areItemsPeople } from '@portal/domain/items/areItemsPeople';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Customer } from '../../../accounts/sessions/requireCustomer.ts';
import { eraseOwnStatements } from '../../withdrawals/ownStatements.ts';
import { texts } from '../texts.ts';

/**
 * Erases what a customer wrote where the rest of the record stays with the provider.
 * @param contacts by which what was sent without login is known as theirs
 */
export async function eraseOwnWords(
  transaction: Transaction,
  { client, company }: Pick<Customer, 'client' | 'company'>,
  contacts: readonly string[],
  now: Date,
): Promise<void> {
  const { id, companyId } = client;
  const own = { companyId, clientId: id };
  await transaction
    .updateTable('chatEntries')
    .set({ message: texts.messageErased })
    .where('companyId', '=', companyId)
    .where('author', '=', 'CLIENT')
    .where('subject', 'in', (eb) =>
      eb
        .selectFrom('works')
        .select(sql<string>`'A-' || id`.as('subject'))
        .where((works) => works.and(own))
        .unionAll(
          eb
            .selectFrom('appointments')
            .select(sql<string>`'S-' || id`.as('subject'))
            .where((appointments) => appointments.and(own)),
        ),
    )
    .execute();
  await transaction
    .updateTable('ratings')
    .set({ observation: null })
    .where((eb) => eb.and(own))
    .execute();
  await eraseOwnStatements(transaction, client, contacts, now);
  await transaction
    .updateTable('works')
    .set({
      symptoms: sql`(select coalesce(jsonb_agg(symptom - 'obs_value'), '[]') from jsonb_array_elements(symptoms) symptom)`,
    })
    .where((eb) => eb.and(own))
    .execute();
  await transaction
    .updateTable('appointmentServices')
    .set({ obsValue: null })
    .where('appointmentId', 'in', (eb) =>
      eb
        .selectFrom('appointments')
        .select('id')
        .where((appointments) => appointments.and(own)),
    )
    .execute();
  // Evidence keeps whom a decided version was for, until its own end (D-05).
  await transaction
    .updateTable('budgetVersions')
    .set({ customer: '{}' })
    .where('companyId', '=', companyId)
    .where('workId', 'in', (eb) =>
      eb
        .selectFrom('works')
        .select('id')
        .where((works) => works.and(own)),
    )
    .execute();
  await transaction
    .updateTable('supportRequests')
    .set({ message: '' })
    .where((eb) => eb.and(own))
    .execute();
  await transaction
    .updateTable('appFeedback')
    .set({ observation: null })
    .where((eb) => eb.and(own))
    .execute();
  await transaction
    .updateTable('items')
    .set({ specs: '{}', originalSpecs: '{}', removedAt: sql`coalesce(removed_at, ${now})` })
    .where((eb) => eb.and(own))
    .where(({ eb, not, or, exists, selectFrom }) =>
      or([
        // Of a car its works tell; of a person nothing stays (ACC-17).
        eb.lit(areItemsPeople(company.editItemFields)),
        not(exists(selectFrom('works').select('id').whereRef('works.itemId', '=', 'items.id'))),
      ]),
    )
    .execute();
  await transaction
    .updateTable('invoiceRequests')
    .set({
      emails: [],
      state: sql`case state when 'OPEN' then 'REFUSED' else state end`,
      reason: sql`case state when 'OPEN' then ${texts.accountErased} else reason end`,
      answeredAt: sql`coalesce(answered_at, ${now})`,
    })
    .where((eb) => eb.and(own))
    .execute();
  await transaction
    .updateTable('webhookEvents')
    .set({ data: sql`data - array['message', 'observation', 'emails', 'contract']` })
    .where('companyId', '=', companyId)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb(sql<string>`data->>'client_id'`, '=', id),
        eb(
          'subject',
          'in',
          selectFrom('works')
            .select(sql<string>`'A-' || id`.as('subject'))
            .where((works) => works.and(own)),
        ),
        eb(
          'subject',
          'in',
          selectFrom('appointments')
            .select(sql<string>`'S-' || id`.as('subject'))
            .where((appointments) => appointments.and(own)),
        ),
        eb(
          'subject',
          'in',
          selectFrom('withdrawals')
            .select('id')
            .where('companyId', '=', companyId)
            .where('email', '=', ''),
        ),
      ]),
    )
    .execute();
  await transaction
    .updateTable('paymentAttempts')
    .set({ phone: null })
    .where('companyId', '=', companyId)
    .where('paymentId', 'in', (eb) =>
      eb
        .selectFrom('payments')
        .select('id')
        .where((payments) => payments.and(own)),
    )
    .execute();
}
