import { formatEuros } from '@portal/domain/money/cents';
import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';

const hoursLeft = (hours: number) =>
  hours === 0
    ? 'porque já passou da hora'
    : `porque faltam menos de ${hours}\u00a0${hours === 1 ? 'hora' : 'horas'}`;

/** Words of what cancelling costs. */
export const texts = {
  /** Exact texts (POL-07, D-08). */
  refund: (cents: number) => `Se cancelar agora, devolvemos ${formatEuros(cents)}.`,
  part: (refund: number, paid: number, hours: number) =>
    `Se cancelar agora, devolvemos ${formatEuros(refund)} dos ${formatEuros(paid)} que pagou, ${hoursLeft(hours)}.`,
  nothing: (hours: number) => `Se cancelar agora, não há devolução, ${hoursLeft(hours)}.`,
  kept: (kept: number, hours: number) => `Ficam retidos ${formatEuros(kept)}, ${hoursLeft(hours)}`,
  withdrawable: (day: string) =>
    `Ainda pode resolver o contrato sem custos até ${formatDayMonthYear(day)}`.replace(/\.?$/, '.'),
  codeNeeded: 'Para cancelar o que já pagou, confirme com o código que lhe enviamos.',
  changedTitle: 'As condições mudaram',
  changed: (message: string | null) =>
    `A marcação mantém-se. ${message ?? 'Se cancelar agora, nada é devolvido nem retido.'}`,
} as const;
