import { formatEuros } from '@portal/domain/money/cents';
import * as v from 'valibot';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const rules = {
  /** Until how many hours before the start cancelling costs nothing. */
  free_until_hours: whole(0, 336),
  /** Percent of what was prepaid that is kept later, and when nobody comes. */
  late_percent: whole(0, 100),
  no_show_percent: whole(0, 100),
};

/** What is paid in advance and what is kept of it (POL-01). `value` is euros of an amount, else percent of the price. */
export const policySchema = v.variant('prepayment', [
  v.object({ prepayment: v.literal('none'), ...rules }),
  v.object({ prepayment: v.literal('full'), ...rules }),
  v.object({
    prepayment: v.literal('amount'),
    value: v.pipe(v.number(), v.minValue(0.01), v.maxValue(100_000)),
    ...rules,
  }),
  v.object({ prepayment: v.literal('percent'), value: whole(1, 100), ...rules }),
]);
export type Policy = v.InferOutput<typeof policySchema>;

/** The policy that a booking keeps, with what it comes to (POL-02). Euros. */
export const bookedPolicySchema = v.object({
  prepayment: v.picklist(['none', 'full', 'amount', 'percent']),
  value: v.optional(v.number()),
  ...rules,
  prepaid: v.number(),
  free_until: v.string(),
  /** The rule in words (POL-03). */
  sentences: v.array(v.string()),
});
export type BookedPolicy = v.InferOutput<typeof bookedPolicySchema>;

/** What of a service is paid in advance, and until when it can be cancelled (POL-03). Euros, minutes before the start. */
export const serviceTermsSchema = v.object({
  prepaid: v.number(),
  on_site: v.number(),
  free_until_minutes: v.number(),
  /** Null without a policy: as long as it can be cancelled everything goes back. */
  late_percent: v.nullable(v.number()),
  no_show_percent: v.nullable(v.number()),
});
export type ServiceTerms = v.InferOutput<typeof serviceTermsSchema>;

/** What cancelling now comes to (POL-07). Euros. */
export const cancelTermsSchema = v.object({
  paid: v.number(),
  refund: v.number(),
  kept: v.number(),
  free_until: v.nullable(v.string()),
  reason: v.picklist(['free', 'late', 'no_show', 'withdrawal', 'provider']),
  /** The same in words; null where nothing was paid. */
  message: v.nullable(v.string()),
});
export type CancelTerms = v.InferOutput<typeof cancelTermsSchema>;

/** What the sentences about prepaying and cancelling are made of. Cents. */
export interface PolicyFacts {
  prepaidCents: number;
  onSiteCents: number;
  /** Day and time in words; null when they are over already. */
  freeUntil: string | null;
  latePercent: number | null;
  noShowPercent: number | null;
}

/** What is kept of a prepaid sum, in cents, half cents up. */
export function keptCents(cents: number, percent: number): number {
  return Math.floor((cents * percent + 50) / 100);
}

const kept = (percent: number, cents: number) =>
  `${percent}\u00a0% do pré-pagamento (${formatEuros(keptCents(cents, percent))})`;

/** The rule in words, the same before booking, in the details and in the mail (POL-03, POL-04). */
export function policySentences(facts: PolicyFacts): string[] {
  const { prepaidCents, onSiteCents, freeUntil, latePercent, noShowPercent } = facts;
  const isPrepaid = prepaidCents > 0;
  const late = isPrepaid && latePercent !== null && latePercent > 0 ? latePercent : null;
  const absent =
    isPrepaid && noShowPercent !== null && noShowPercent > 0 && noShowPercent !== late
      ? noShowPercent
      : null;
  return [
    ...(isPrepaid ? [`Paga agora ${formatEuros(prepaidCents)} de pré-pagamento.`] : []),
    ...(onSiteCents > 0
      ? [
          isPrepaid
            ? `O resto, ${formatEuros(onSiteCents)}, paga no local.`
            : `Paga ${formatEuros(onSiteCents)} no local.`,
        ]
      : []),
    ...(freeUntil === null ? [] : [`Pode cancelar sem custos até ${freeUntil}.`]),
    ...(late === null
      ? []
      : [
          freeUntil === null
            ? `Se cancelar, ficam retidos ${kept(late, prepaidCents)}.`
            : `Depois, ficam retidos ${kept(late, prepaidCents)}.`,
        ]),
    ...(absent === null ? [] : [`Se não comparecer, ficam retidos ${kept(absent, prepaidCents)}.`]),
  ];
}
