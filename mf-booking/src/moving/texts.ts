import { eurosToCents, formatEuros } from '@portal/domain/money/cents';

/** Texts of the page that moves an appointment. */
export const texts = {
  heading: 'Para quando quer mudar?',
  kept: (when: string) => `A sua hora, ${when}, fica guardada até escolher outra.`,
  loading: 'A procurar as horas mais próximas…',
  loadFailed: 'Não foi possível abrir a mudança de hora',
  summary: 'Confirmar a mudança',
  times: 'Hora atual e hora nova',
  now: 'Agora',
  to: 'Passa a',
  nearest: 'As mais próximas da sua',
  noneNear: 'Não há horas livres perto da sua.',
  /** Exact text (RSC-04). */
  more: 'Ver mais horas',
  withExpert: (name: string, isSame: boolean) =>
    isSame ? `com ${name}, como tinha` : `com ${name}`,
  sameDay: 'no mesmo dia',
  sameTime: 'à mesma hora',
  free: 'Sem custo',
  missing: 'Falta a hora',
  /** Exact text (RSC-01). */
  move: 'Mudar a hora',
  moving: 'A mudar…',
  unchanged: 'O que não muda',
  service: 'Serviço',
  paid: 'Pré-pagamento',
  /** What was paid goes along (RSC-07). */
  paidStays: (euros: number) => `${formatEuros(eurosToCents(euros))}, passa para a nova hora`,
  changes: 'Mudanças',
  answer: 'Resposta',
  byHand: 'A nova hora só vale depois de confirmada. Até lá mantém-se a sua.',
  movesLeft: (left: number, until: string) =>
    left === 1
      ? `Pode mudar mais 1 vez, até ${until}.`
      : `Pode mudar mais ${left} vezes, até ${until}.`,
  refusedTitle: 'Não pode mudar a hora aqui',
  refused: 'Esta marcação já não pode ser mudada. Fale com o prestador.',
  back: 'Ver marcação',
  otherTime: 'Escolher outra hora',
} as const;
