import type { MoveReason } from '@portal/api/work/moves/move';
import { timeInWords } from './timeInWords.ts';

/** What the words of a refusal are made of. */
export interface RefusalWords {
  company: string;
  noticeMinutes: number;
  ownMoves: number;
}

/** Exact texts (RSC-03). */
const refusals: Record<MoveReason, (words: RefusalWords) => string> = {
  TOO_LATE: ({ noticeMinutes, company }) =>
    `Já não pode mudar a hora aqui: faltam menos de ${timeInWords(noticeMinutes)}. Ligue para ${company}.`,
  NO_MOVES_LEFT: ({ ownMoves, company }) =>
    `Já mudou esta marcação ${ownMoves}\u00a0${ownMoves === 1 ? 'vez' : 'vezes'}. Ligue para ${company}.`,
  FIXED_DATE: () => 'Esta data é fixa. Pode cancelar e marcar outra.',
  PAYMENT_UNDER_WAY: () => 'Está um pagamento a decorrer. Espere que termine para mudar a hora.',
};

/** Words of the calls that move appointments. */
export const texts = {
  refusals,
  refusedTitle: 'Não foi possível mudar a hora',
  notOffered: 'Esta marcação já não pode ser mudada. Fale com o prestador.',
  sameTime: 'Esta já é a hora da sua marcação. Escolha outra.',
  moved: 'Hora mudada.',
  /** Exact text (RSC-08). */
  requested: 'Pedido enviado. Até confirmarmos a nova hora, a sua marcação mantém-se.',
  withdrawn: 'Desistiu do pedido. A sua marcação mantém-se.',
  requestEndedTitle: 'O pedido já terminou',
  requestEnded: 'Este pedido já teve resposta ou já terminou.',
  taken: (time: string) =>
    /^0[01]:/.test(time)
      ? `A ${time} já não está livre. A sua marcação fica como estava.`
      : `As ${time} já não estão livres. A sua marcação fica como estava.`,
} as const;
