import { formatEuros } from '@portal/domain/money/cents';
import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';

const inHours = (hours: number) => `${hours}\u00a0${hours === 1 ? 'hora' : 'horas'}`;

/** Words of what cancelling costs. */
export const texts = {
  /** Exact texts (POL-07, D-08). */
  refund: (cents: number) => `Se cancelar agora, devolvemos ${formatEuros(cents)}.`,
  part: (refund: number, paid: number, why: string) =>
    `Se cancelar agora, devolvemos ${formatEuros(refund)} dos ${formatEuros(paid)} que pagou, ${why}.`,
  nothing: (why: string) => `Se cancelar agora, não há devolução, ${why}.`,
  hoursLeft: (hours: number) => `porque faltam menos de ${inHours(hours)}`,
  /** Others. */
  startOver: 'porque já passou da hora',
  hoursWereLeft: (hours: number) =>
    `porque já faltavam menos de ${inHours(hours)} quando mudou a hora`,
  kept: (kept: number, why: string) => `Ficam retidos ${formatEuros(kept)}, ${why}`,
  withdrawable: (day: string) =>
    `Ainda pode resolver o contrato sem custos até ${formatDayMonthYear(day)}`.replace(/\.?$/, '.'),
  codeNeeded: 'Para cancelar o que já pagou, confirme com o código que lhe enviamos.',
  changedTitle: 'As condições mudaram',
  changed: (message: string | null) =>
    `A marcação mantém-se. ${message ?? 'Se cancelar agora, nada é devolvido nem retido.'}`,
} as const;
