import { centsToEuros, eurosToCents } from '@portal/domain/money/cents';
import * as v from 'valibot';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { legalIdentityOf } from '../../../accounts/companies/legalIdentityOf.ts';
import { storageFeeColumns, storageFeeOf } from '../../../accounts/companies/storageFeeOf.ts';
import { loadBudgetSettings, saveBudgetSettings } from '../../../portal/budgets/budgetSettings.ts';
import { feedNamesOf } from '../../../portal/calendarFeeds/feedNames.ts';
import { withdrawalColumns, withdrawalRight } from '../../../portal/withdrawals/withdrawalRight.ts';
import { loadSettings, saveSettings } from '../../../portal/schedule/settings.ts';
import { providerSchema } from '../providerSchema.ts';
import { closureSchema, hoursSchema, settingsSchema } from '../schemas.ts';
import { addClosure } from '../schedule/addClosure.ts';
import { replaceHours } from '../schedule/replaceHours.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { providerCalls } from '../providerCalls.ts';

/** The provider itself: its settings, hours and closures. */
export function settingsRoutes(backend: Backend): DescribedRoutes {
  const { app, get, change, changeUnlisted } = providerCalls(backend, 'providerApi');
  const { database, clock } = backend;
  get(
    '/provider',
    { scopes: ['read'], summary: 'The provider and its settings' },
    async (company) => ({
      domain: company.domain,
      name: company.name,
      legal: legalIdentityOf(company),
      settings: await readSettings(database, company),
    }),
  );
  change(
    'PUT',
    '/provider',
    {
      scopes: [],
      summary: 'Says who the provider is by law',
      body: providerSchema,
      request: {
        json: {
          legal: {
            legal_name: 'Oficina do Exemplo, Lda.',
            address: 'Rua do Exemplo 1, 4000-000 Porto',
            email: 'geral@exemplo.pt',
            nipc: '502448911',
          },
        },
      },
    },
    async (company, { legal }) => {
      await database
        .updateTable('companies')
        .set({ legal: JSON.stringify(legal), updatedAt: clock.now() })
        .where('id', '=', company.id)
        .execute();
      return { legal };
    },
  );
  change(
    'PUT',
    '/settings',
    {
      scopes: [],
      summary: 'Changes settings',
      body: settingsSchema,
      request: { json: { notice_minutes: 30 } },
    },
    async (company, body) => {
      const current = await readSettings(database, company);
      const wanted = { ...current, ...body };
      const ofCompany = {
        ...(body.storage_fee !== undefined && storageFeeColumns(body.storage_fee)),
        ...(body.withdrawal !== undefined && withdrawalColumns(body.withdrawal)),
        ...(body.feed_names !== undefined && { feedNames: body.feed_names }),
        ...(body.waiting_list !== undefined && { waitingList: body.waiting_list }),
        ...(body.sms_monthly_ceiling !== undefined && {
          smsMonthlyCeiling: body.sms_monthly_ceiling,
        }),
        ...(body.sms_price !== undefined && { smsPrice: String(body.sms_price) }),
      };
      await inTransaction(database, async (transaction) => {
        await saveSettings(transaction, company.id, {
          slotStepMinutes: wanted.slot_step_minutes,
          parallelBookings: wanted.parallel_bookings,
          noticeMinutes: wanted.notice_minutes,
          horizonDays: wanted.horizon_days,
          cancelNoticeMinutes: wanted.cancel_notice_minutes,
          moveNoticeMinutes: wanted.move_notice_minutes,
          maxMoves: wanted.max_moves,
          confirmMovesByHand: wanted.confirm_moves_by_hand,
          paymentDays: wanted.payment_days,
        });
        await saveBudgetSettings(transaction, company.id, {
          validityDays: wanted.budget_validity_days,
          codeAboveCents:
            wanted.approval_code_above === null ? null : eurosToCents(wanted.approval_code_above),
          mailPdf: wanted.mail_approval_pdf,
          evidenceMonths: wanted.evidence_months,
        });
        if (Object.keys(ofCompany).length > 0)
          await transaction
            .updateTable('companies')
            .set({ ...ofCompany, updatedAt: clock.now() })
            .where('id', '=', company.id)
            .execute();
      });
      return {
        settings: {
          ...wanted,
          withdrawal: withdrawalRight({ ...company, ...ofCompany }),
          feed_names: feedNamesOf({ ...company, ...ofCompany }),
        },
      };
    },
  );
  change(
    'PUT',
    '/hours',
    {
      scopes: ['schedule'],
      summary: 'Replaces the hours',
      body: hoursSchema,
      request: {
        json: { hours: [{ weekday: 2, opens: '08:00', closes: '20:00' }] },
      },
    },
    async (company, body) => {
      await replaceHours(backend, company, body);
      return { hours: body.hours };
    },
  );
  change(
    'POST',
    '/closures',
    {
      scopes: ['schedule'],
      summary: 'Adds a closure',
      body: closureSchema,
      status: 201,
      request: {
        json: { from: '2026-12-24T12:00:00Z', to: '2026-12-27T00:00:00Z', reason: 'Natal' },
      },
    },
    async (company, body) => ({
      id: await addClosure(backend, company, body),
    }),
  );
  changeUnlisted(
    'DELETE',
    '/closures/:id',
    { scopes: ['schedule'], summary: 'Removes a closure', request: { path: { id: '{closure}' } } },
    v.object({}),
    async (company, _body, context) => {
      const removed = await database
        .deleteFrom('closures')
        .where('id', '=', readParameter(context, 'id'))
        .where('companyId', '=', company.id)
        .returning('id')
        .executeTakeFirst();
      if (removed === undefined) throw new ApiError(404, 'There is no such closure.');
      return { message: 'The closure was removed.' };
    },
  );
  return app;
}

async function readSettings(database: Database, company: Company) {
  const [settings, budgets] = await Promise.all([
    loadSettings(database, company.id),
    loadBudgetSettings(database, company.id),
  ]);
  const { codeAboveCents } = budgets;
  return {
    slot_step_minutes: settings.slotStepMinutes,
    parallel_bookings: settings.parallelBookings,
    notice_minutes: settings.noticeMinutes,
    horizon_days: settings.horizonDays,
    cancel_notice_minutes: settings.cancelNoticeMinutes,
    move_notice_minutes: settings.moveNoticeMinutes,
    max_moves: settings.maxMoves,
    confirm_moves_by_hand: settings.confirmMovesByHand,
    waiting_list: company.waitingList,
    payment_days: settings.paymentDays,
    budget_validity_days: budgets.validityDays,
    approval_code_above: codeAboveCents === null ? null : centsToEuros(codeAboveCents),
    mail_approval_pdf: budgets.mailPdf,
    evidence_months: budgets.evidenceMonths,
    storage_fee: storageFeeOf(company),
    withdrawal: withdrawalRight(company),
    feed_names: feedNamesOf(company),
    sms_monthly_ceiling: company.smsMonthlyCeiling,
    sms_price: Number(company.smsPrice),
  };
}
