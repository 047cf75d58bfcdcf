import type { NamedContract } from '@portal/api/company/withdrawal';
import { LEGAL_PATHS } from '@portal/contract/paths';
import { eurosToCents, formatEuros } from '@portal/domain/money/cents';
import { escapeHtml } from '../../html/escapeHtml.ts';
import type { LegalContent } from '../legalPage.ts';
import { factRows } from '../factRows.ts';
import { heading } from './heading.ts';
import { hiddenFields } from './hiddenFields.ts';
import { stepsBar } from './stepsBar.ts';
import type { Statement } from './statement.ts';
import { texts } from './texts.ts';

const words = texts.confirm;

/** What stands on step 2 besides the statement. */
export interface Confirmation {
  /** What the key names. */
  contract: NamedContract;
  /** Makes two presses one statement. */
  once: string;
  /** Why the last try did not work. */
  failure?: string;
}

/** Step 2: what will be stated, word for word; nothing has been sent yet (LAW-06). */
export function confirmPage(
  provider: string,
  statement: Statement,
  { contract, once, failure }: Confirmation,
): LegalContent {
  const ends = contract?.withdrawable === true;
  const refund = ends && contract.refund > 0 ? formatEuros(eurosToCents(contract.refund)) : '';
  const facts = factRows([
    [texts.state.contract, statement.contract],
    [texts.state.name, statement.name],
    [texts.state.email, statement.email],
    [words.refund, refund],
    [words.statement, words.statementOf(statement.contract)],
  ]);
  const note = ends ? words.ends : words.waits(provider);
  const failed = failure ? `<p class="lg-notice" role="alert">${escapeHtml(failure)}</p>` : '';
  const main = `<div class="lg-narrow">${stepsBar(1)}${heading(words.heading, words.lead(provider))}
${failed}<section class="lg-card">${facts}</section>
<p class="lg-lead">${escapeHtml(note)}</p>
<form class="lg-form" method="post" action="${LEGAL_PATHS.withdrawal}">
${hiddenFields(statement)}<input type="hidden" name="once" value="${escapeHtml(once)}">
<button class="lg-button" name="step" value="send">${words.send}</button>
<button class="lg-button lg-plain" name="step" value="change">${words.change}</button>
</form></div>`;
  return { path: LEGAL_PATHS.withdrawal, title: texts.title, main };
}
