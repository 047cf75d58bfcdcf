import { formatEuros } from '@portal/domain/money/cents';

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
