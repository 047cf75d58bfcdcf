import { randomInt } from 'node:crypto';
import { addDays, lisbonToday } from '@portal/domain/time/isoDate';
import type { Customer } from './customer.ts';
import { providerOf } from '../providers/provider.ts';

/** Lines of a budget: 109,00 € with VAT in all. */
export const budgetLines = [
  { designation: 'Pastilhas de travão', price: 64, completed: false, discount: 0 },
  { designation: 'Mão de obra', price: 45, completed: false, discount: 0 },
];

/** Jobs of a budget: 109,00 €, 66,42 € and 36,90 € with VAT. */
export const budgetJobs = [
  {
    title: 'Travões dianteiros',
    description: 'Com estas pastilhas a distância de travagem aumenta.',
    urgency: 'safety',
    required: true,
    warranty_months: 24,
    labour: [{ designation: 'Mão de obra', price: 45 }],
    materials: [{ designation: 'Pastilhas de travão', price: 64 }],
  },
  {
    title: 'Mudança de óleo',
    urgency: 'soon',
    materials: [{ designation: 'Óleo e filtro', price: 66.42 }],
  },
  { title: 'Escovas limpa-vidros', materials: [{ designation: 'Par de escovas', price: 36.9 }] },
];

/** A day this many days from today, in Lisbon: `yyyy-MM-dd`. */
export function inDays(days: number): string {
  return addDays(lisbonToday(new Date()), days);
}

/**
 * A time before opening, so that the provider's own appointments never take the free times of other tests; not between one
 * and two, which the clock leaves out on one day of the year and has twice on another.
 */
function earlyTime(): string {
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${two(randomInt(2, 7))}:${two(randomInt(60))}`;
}

/** Other tests may be at the same hour: whoever finds it taken takes another one. */
async function unlessTaken<Created>(create: () => Promise<Created>, tries = 10): Promise<Created> {
  try {
    return await create();
  } catch (error) {
    const isTaken = error instanceof Error && error.message.includes(': 409 ');
    if (!isTaken || tries === 1) throw error;
    return unlessTaken(create, tries - 1);
  }
}

/** What a provider did for a customer before a test begins, over the provider API. */
export function givenFor(customer: Pick<Customer, 'domain' | 'phone'>) {
  const provider = providerOf(customer.domain);
  const who = { phone: customer.phone };
  return {
    provider,
    /** A work in hand, at a stage from 1 to 5; `item` are the fields of the customer's item. */
    async work(bars: number, more: { item?: Record<string, string>; symptom?: string } = {}) {
      const id = await provider.openWork({
        customer: who,
        item_specs: more.item,
        symptoms: [{ name: more.symptom ?? 'Ruído ao travar' }],
      });
      if (bars > 1) await provider.moveTo(id, bars);
      return id;
    },
    /** A work that waits for the approval of 109,00 €. */
    async budget(more: { item?: Record<string, string>; symptom?: string } = {}) {
      const id = await this.work(2, more);
      await provider.postBudget(id, budgetLines);
      return id;
    },
    /** A work that waits for a decision about three jobs. */
    async jobs(more: { item?: Record<string, string> } = {}) {
      const id = await this.work(2, more);
      await provider.postJobs(id, budgetJobs);
      return id;
    },
    /** An appointment of the provider's calendar; `past` when the days are negative. */
    async appointment(days: number, service = 'revisao', more: object = {}) {
      return unlessTaken(() =>
        provider.createAppointment({
          customer: who,
          service_ids: [service],
          // Spread, because a time has only so many bays and every test run takes some.
          date: inDays(days >= 5 ? days + randomInt(330) : days),
          time: earlyTime(),
          past: days < 0,
          ...more,
        }),
      );
    },
  };
}
