import { sql } from 'kysely';
import { findCompanyById } from '../../../accounts/companies/queries.ts';
import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { queueMessage } from '../../../platform/messaging/queueMessage.ts';
import { lisbonMonth } from '../sending/smsRoom.ts';
import { texts } from '../texts.ts';

const WARNED_AT = [100, 80] as const;

/** Tells providers, once a month each, that their SMS come near the ceiling and that they have reached it (REM-08). */
export async function warnOfCeiling(backend: Backend): Promise<void> {
  const { day, from, to } = lisbonMonth(backend.clock.now());
  const { rows } = await sql<{ companyId: string; sent: string; ceiling: number }>`
    select company.id as company_id, count(*) as sent, company.sms_monthly_ceiling as ceiling
    from sent_sms join companies company on company.id = sent_sms.company_id
    where at >= ${from} and at < ${to} and kind <> 'code'
    group by company.id having count(*) >= company.sms_monthly_ceiling * 0.8`.execute(
    backend.database,
  );
  for (const { companyId, sent, ceiling } of rows) {
    const reached = WARNED_AT.filter((percent) => Number(sent) * 100 >= ceiling * percent);
    // Whoever passes both at once hears of the later one alone.
    await warn(backend, companyId, day, reached, { sent: Number(sent), ceiling });
  }
}

async function warn(
  backend: Backend,
  companyId: string,
  month: string,
  reached: readonly (80 | 100)[],
  { sent, ceiling }: { sent: number; ceiling: number },
): Promise<void> {
  const company = await findCompanyById(backend.database, companyId);
  if (company === undefined) return;
  await inTransaction(backend.database, async (transaction) => {
    const inserted = await transaction
      .insertInto('smsWarnings')
      .values(reached.map((percent) => ({ companyId, month, percent })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('percent')
      .execute();
    const highest = Math.max(0, ...inserted.map(({ percent }) => percent));
    if (highest === 0 || highest < Math.max(...reached) || company.email === null) return;
    const isReached = highest === 100;
    await queueMessage(
      transaction,
      backend,
      { companyId, clientId: null },
      {
        channel: 'email',
        to: company.email,
        subject: isReached
          ? texts.ceiling.reachedSubject(company.name)
          : texts.ceiling.nearSubject(company.name),
        text: isReached ? texts.ceiling.reached(ceiling) : texts.ceiling.near(sent, ceiling),
      },
    );
  });
}

/** Forgets counts of more than a year ago. */
export async function forgetSentSms({ database, clock }: Backend): Promise<void> {
  const yearMilliseconds = 400 * 86_400_000;
  await database
    .deleteFrom('sentSms')
    .where('at', '<', new Date(clock.now().getTime() - yearMilliseconds))
    .execute();
}
