import { phoneWithCost } from '@portal/domain/contact/phoneWithCost';
import { centsToEuros, formatEuros } from '@portal/domain/money/cents';
import { lineCents } from '@portal/domain/money/budgetTotals';
import { lisbonToday } from '@portal/domain/time/isoDate';
import type { PdfWriter } from '../../../platform/pdf/pdfWriter.ts';
import { legalIdentityOf } from '../../../accounts/companies/legalIdentityOf.ts';
import { professionalBody } from '../../contractTerms/providerPart.ts';
import { totalsOf } from '../totalsOf.ts';
import { agreedTotals } from './agreedTotals.ts';
import type { Approval } from './loadApproval.ts';
import { texts } from './texts.ts';
import { wordsOfDay } from './wordsOfInstant.ts';

type Budget = Approval['budget'];
type Job = Budget['jobs'][number];

/** The version that was decided about: both parties, its jobs with what was decided, what is owed, and the terms. */
export function writeVersion(
  writer: PdfWriter,
  { company, record, budget, person }: Approval,
): void {
  const { provider } = budget;
  // A budget is posted with less of the provider than a confirmation says (LAW-11, C-893).
  const legal = legalIdentityOf(company);
  const { customer } = person;
  writer.heading('H1', texts.title);
  const posted = wordsOfDay(lisbonToday(new Date(budget.postedAt)));
  writer.paragraph(texts.version(budget.version, posted), { bold: true });
  writer.facts([[texts.service, record.subject]]);
  writer.heading('H2', texts.provider);
  writer.facts([
    [texts.name, provider.legal_name ?? company.name],
    [texts.address, provider.address],
    [texts.phone, provider.phone && phoneWithCost(provider.phone, company.legal?.phone_cost)],
    [texts.email, provider.email],
    [texts.nipc, provider.nipc],
    [texts.registryOffice, legal.registry_office ?? null],
    [texts.registryNumber, provider.registry_number],
    [texts.profession, legal.profession ?? null],
    [texts.professionalBody, professionalBody(legal) || null],
    [texts.ers, legal.ers_number ?? null],
  ]);
  writer.heading('H2', texts.customer);
  writer.facts([
    [texts.name, customer.name ?? person.name],
    [texts.address, customer.address ?? null],
    [texts.nif, customer.nif ?? null],
  ]);
  writer.heading('H2', texts.jobs);
  for (const job of budget.jobs) writeJob(writer, budget, job);
  writeTotals(writer, budget);
  writer.heading('H2', texts.terms);
  writer.facts([
    [texts.validUntil, wordsOfDay(budget.validUntil)],
    [texts.startsOn, budget.startsOn && wordsOfDay(budget.startsOn)],
    [texts.endsOn, budget.endsOn && wordsOfDay(budget.endsOn)],
    [texts.paymentTerms, budget.paymentTerms],
  ]);
}

function writeJob(writer: PdfWriter, { pricesIncludeVat, itemised }: Budget, job: Job): void {
  writer.heading('H3', job.title);
  // What was carried over may have been withdrawn from, or approved again, since.
  const decision = job.carried && job.wasApproved ? texts.carried : texts.states[job.state];
  writer.paragraph(`${texts.decision}: ${decision}`, { bold: true });
  writer.facts([
    [texts.need, job.required ? texts.required : texts.optional],
    [texts.urgency, texts.urgencies[job.urgency]],
    [texts.warranty, job.warranty_months ? texts.months(job.warranty_months) : null],
  ]);
  if (job.description) writer.paragraph(job.description);
  for (const kind of ['labour', 'materials', undefined] as const) {
    const lines = job.lines.filter((line) => line.kind === kind);
    if (lines.length === 0) continue;
    writer.table({
      columns: [
        // Lines that were posted without jobs are of no kind that anybody named (BUD-03).
        { name: itemised && kind ? texts.kinds[kind] : texts.line, width: '*' },
        {
          name: texts.price[pricesIncludeVat ? 'included' : 'excluded'],
          width: 90,
          align: 'right',
        },
        { name: texts.discount, width: 60, align: 'right' },
        { name: texts.vatRate, width: 45, align: 'right' },
        { name: texts.amount, width: 80, align: 'right' },
      ],
      rows: lines.map((line) => [
        line.designation,
        formatEuros(line.price_cents),
        line.discount === 0 ? '' : percent(line.discount),
        percent(line.vat_rate),
        formatEuros(lineCents({ price: centsToEuros(line.price_cents), discount: line.discount })),
      ]),
    });
  }
  writer.paragraph(`${texts.subtotal}: ${formatEuros(job.subtotal_cents)}`, { bold: true });
}

/** What is agreed now, and beside it the whole version when not all of it is. */
function writeTotals(writer: PdfWriter, budget: Budget): void {
  const agreed = agreedTotals(budget);
  const { deductionCents } = agreed;
  writer.heading('H2', texts.totals);
  writer.facts([
    [texts.withoutVat, formatEuros(agreed.noVatCents)],
    ...agreed.vat.map(
      ({ rate, baseCents, vatCents }) =>
        [texts.vat(percent(rate), formatEuros(baseCents)), formatEuros(vatCents)] as const,
    ),
    [texts.deduction, deductionCents === 0 ? null : `−${formatEuros(deductionCents)}`],
  ]);
  writer.paragraph(`${texts.total}: ${formatEuros(agreed.totalCents)}`, { bold: true });
  if (budget.jobs.every(({ state }) => state === 'approved')) return;
  writer.facts([[texts.allTotal, formatEuros(totalsOf(budget, budget.jobs).totalCents)]]);
}

/** `12,5 %` */
function percent(value: number): string {
  return `${String(value).replace('.', ',')}\u00a0%`;
}
