import { accountNeeded } from '@portal/api/payment/refundAccount';
import { REFUND_DAYS } from '@portal/api/payment/payment';
import type { WithdrawalReceipt } from '@portal/api/company/withdrawal';
import { LEGAL_PATHS } from '@portal/contract/paths';
import { eurosToCents, formatEuros } from '@portal/domain/money/cents';
import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { BASE } from '../../../src/address/appPath.ts';
import { escapeHtml } from '../../html/escapeHtml.ts';
import { icon } from '../icon.ts';
import type { LegalContent } from '../legalPage.ts';
import { factRows } from '../factRows.ts';
import { heading } from './heading.ts';
import type { Statement } from './statement.ts';
import { texts } from './texts.ts';

const words = texts.receipt;

const lisbonClock = new Intl.DateTimeFormat('pt-PT', {
  timeZone: 'Europe/Lisbon',
  timeStyle: 'medium',
});

/** The receipt on the screen: the same that both sides have by mail (LAW-07). */
export function receiptPage(
  provider: string,
  statement: Statement,
  receipt: WithdrawalReceipt,
): LegalContent {
  const at = new Date(receipt.received_at);
  const isOver = receipt.state === 'accepted';
  const { transfer } = receipt;
  const transferCents = eurosToCents(transfer?.amount ?? 0);
  const rest = eurosToCents(receipt.refund) - transferCents;
  const refund = rest > 0 ? words.refundUntil(formatEuros(rest), REFUND_DAYS) : '';
  // No day holds while nobody knows where the money goes back to (C-936).
  const account =
    transfer === undefined
      ? ''
      : `<p>${accountNeeded(formatEuros(transferCents))} <a href="${BASE}/payment/${encodeURIComponent(transfer.subject)}">${words.giveAccount}</a></p>`;
  const facts = factRows([
    [words.id, receipt.id],
    [texts.state.contract, statement.contract],
    [texts.state.name, statement.name],
    [texts.confirm.statement, `«${receipt.statement}»`],
    [words.refund, refund],
  ]);
  const title = isOver ? words.ended : words.received;
  const next = isOver ? words.endedNext : words.waits(provider);
  const main = `<div class="lg-narrow"><span class="lg-done">${icon('check')}</span>
${heading(title, words.sent(statement.email))}
<section class="lg-card" aria-labelledby="comprovativo"><h2 class="lg-receipt" id="comprovativo"><span class="lg-kicker">${words.card}</span> ${formatDayMonthYear(lisbonToday(at))}, ${lisbonClock.format(at)}</h2>${facts}</section>
<section class="lg-card" aria-labelledby="seguir"><h2 id="seguir">${words.next}</h2><p>${escapeHtml(next)}</p>${account}</section>
<a class="lg-button" href="${BASE}">${words.home}</a></div>`;
  return {
    path: LEGAL_PATHS.withdrawal,
    title: `${title.replace('.', '')} — ${texts.title}`,
    main,
  };
}
