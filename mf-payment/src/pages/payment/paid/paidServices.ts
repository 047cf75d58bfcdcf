import type { Work } from '@portal/api/work/work';
import { lineCents, linesCents } from '@portal/domain/money/budgetTotals';
import { eurosToCents, type Cents } from '@portal/domain/money/cents';

export interface SummaryTask {
  readonly name: string;
  /** After its discount; null for what this payment is not about. */
  readonly price: Cents | null;
  /** Before the discount, where there is one. */
  readonly before: Cents | null;
}

/** What is paid, line by line. `tasks` and `added` together are `service`. */
export interface PaidServices {
  readonly tasks: readonly SummaryTask[];
  /** What the lines have been reduced by, already taken off them. */
  readonly discount: Cents;
  /** What comes on top of the lines: their VAT, or what the provider's total differs by. */
  readonly added: { readonly kind: 'vat' | 'other'; readonly amount: Cents } | null;
  /** What the lines cost in all when this payment is about another amount, as an advance. */
  readonly service: Cents | null;
}

type Paid = Pick<Work, 'services' | 'symptoms'> &
  Partial<Pick<Work, 'total' | 'total_novat' | 'total_discount'>>;

/**
 * The lines to show, those of the work or the requested services of an appointment (PAY-02), and
 * what makes them add up to the cent to what is paid.
 * @param total of the payment in cents
 */
export function paidServices(work: Paid, total: Cents): PaidServices {
  if (work.services.length === 0)
    return { tasks: requested(work.symptoms, total), discount: 0, added: null, service: null };
  const lines = linesCents(work.services);
  const all = work.total == null ? lines : eurosToCents(work.total);
  const isNet = work.total_novat != null && eurosToCents(work.total_novat) === lines;
  return {
    tasks: work.services.map((line) => ({
      name: line.designation,
      price: lineCents(line),
      before: line.discount > 0 ? eurosToCents(line.price) : null,
    })),
    discount: eurosToCents(work.total_discount ?? 0),
    added: all === lines ? null : { kind: isNet ? 'vat' : 'other', amount: all - lines },
    service: all === total ? null : all,
  };
}

/** The requested services: each with its price where those are the payment's, the only one with the total. */
function requested(symptoms: Work['symptoms'], total: Cents): SummaryTask[] {
  const prices = symptoms.map(({ price }) => (price == null ? null : eurosToCents(price)));
  const isExact = prices.reduce<number>((sum, price) => sum + (price ?? 0), 0) === total;
  const alone = symptoms.length === 1 ? total : null;
  return symptoms.map(({ name }, index) => ({
    name,
    price: (isExact ? prices[index] : alone) ?? null,
    before: null,
  }));
}

/** One line that names what is paid. */
export function serviceTitle(work: Pick<Work, 'services' | 'symptoms' | 'item'>): string {
  const names = work.symptoms.map(({ name }) => name);
  if (names.length > 0) return names.join(', ');
  return work.item?.title ?? work.services[0]?.designation ?? '';
}
