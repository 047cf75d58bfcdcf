import { STATEMENT_LENGTHS, type NamedContract } from '@portal/api/company/withdrawal';
import { LEGAL_PATHS } from '@portal/contract/paths';
import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { escapeHtml } from '../../html/escapeHtml.ts';
import type { LegalContent } from '../legalPage.ts';
import { heading } from './heading.ts';
import { stepsBar } from './stepsBar.ts';
import type { Statement, StatementErrors } from './statement.ts';
import { texts } from './texts.ts';

const words = texts.state;

interface Field {
  name: keyof StatementErrors;
  label: string;
  value: string;
  error: string | undefined;
  hint?: string;
  /** More attributes of the input. */
  more?: string;
  isLong?: boolean;
  /** The first one that is wrong: where whoever sent the form begins again. */
  isFirst: boolean;
}

function field({ name, label, value, error, hint, more = '', isLong, isFirst }: Field): string {
  const described = [hint && `${name}-ajuda`, error && `${name}-erro`].filter(Boolean).join(' ');
  const attributes = [
    `id="${name}" name="${name}" class="lg-input" aria-required="true" maxlength="${STATEMENT_LENGTHS[name]}"`,
    more,
    described && `aria-describedby="${described}"`,
    error && 'aria-invalid="true"',
    isFirst && 'autofocus',
  ]
    .filter(Boolean)
    .join(' ');
  const input = isLong
    ? `<textarea rows="3" ${attributes}>${escapeHtml(value)}</textarea>`
    : `<input ${attributes} value="${escapeHtml(value)}">`;
  return (
    `<div class="lg-field"><label for="${name}">${label}</label>${input}` +
    (hint ? `<p class="lg-sub" id="${name}-ajuda">${hint}</p>` : '') +
    (error ? `<p class="lg-error" id="${name}-erro">${error}</p>` : '') +
    '</div>'
  );
}

/** What the key names, before the form. */
function namedContract(contract: NamedContract, provider: string): string {
  if (contract === null) return '';
  const { description, until, withdrawable, in_time: isInTime } = contract;
  const note =
    withdrawable || isInTime ? words.until(formatDayMonthYear(until)) : words.late(provider);
  return `<section class="lg-card" aria-label="${words.known}"><p class="lg-strong">${escapeHtml(description)}</p><p class="lg-sub">${escapeHtml(note)}</p></section>`;
}

/** What stands on step 1 besides the statement. */
export interface Form {
  /** What the key names. */
  contract: NamedContract;
  errors?: StatementErrors;
  /** Of a statement that was about to be sent, and may have been. */
  once?: string;
}

/** Step 1: what is withdrawn from, by whom, and where the receipt goes (LAW-06). */
export function statePage(
  provider: string,
  statement: Statement,
  { contract, errors = {}, once }: Form,
): LegalContent {
  const first = (['name', 'contract', 'email'] as const).find((name) => errors[name]);
  const shared = (name: keyof StatementErrors) => ({
    name,
    value: statement[name],
    error: errors[name],
    isFirst: first === name,
  });
  const fields = [
    field({ ...shared('contract'), label: words.contract, hint: words.contractHint, isLong: true }),
    field({ ...shared('name'), label: words.name, more: 'autocomplete="name"' }),
    field({
      ...shared('email'),
      label: words.email,
      more: 'type="email" inputmode="email" autocomplete="email"',
    }),
  ];
  const number =
    once === undefined ? '' : `<input type="hidden" name="once" value="${escapeHtml(once)}">`;
  const main = `<div class="lg-narrow">${stepsBar(0)}${heading(words.heading, words.lead)}
${namedContract(contract, provider)}
<form class="lg-form" method="post" action="${LEGAL_PATHS.withdrawal}" novalidate>
<input type="hidden" name="key" value="${escapeHtml(statement.key)}">${number}
${fields.join('\n')}
<p class="lg-sub">${words.note}</p>
<button class="lg-button" name="step" value="confirm">${words.next}</button>
</form></div>`;
  const title = first === undefined ? texts.title : `${words.wrong} — ${texts.title}`;
  return { path: LEGAL_PATHS.withdrawal, title, main };
}
