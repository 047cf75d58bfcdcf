import { accountNeeded } from '@portal/api/payment/refundAccount';
import { formatEuros } from '@portal/domain/money/cents';
import { formatLongDate, type IsoDate } from '@portal/domain/time/isoDate';
import { wordsOfDay } from '../budgets/approval/wordsOfInstant.ts';

/** Texts of deleting an account: what goes, what stays and what ends (ACC-15), and what is told at the end (ACC-18). */
export const texts = {
  removed: [
    'O seu nome, os contactos, o NIF e a morada',
    'As mensagens, as notas, as avaliações e os pedidos que escreveu',
    'As fotografias e os ficheiros que enviou',
    'As notificações, os dados de faturação guardados e o ficheiro com os seus dados',
    'As suas sessões, os dispositivos e as chaves de acesso deste prestador',
  ],
  removedLogin: 'A forma de entrar: deixa de ter conta no portal',
  loginStays: 'A ligação a este prestador. Nos seus outros prestadores a conta continua',
  deleted: 'A sua conta foi apagada.',
  accountErased: 'A conta foi apagada.',
  messageErased: 'Mensagem apagada',
  ended: {
    /** By the provider's clock, as everything else about a booking. */
    booking: ({ date, time }: { date: IsoDate; time: string }, services: readonly string[]) =>
      `Marcação de ${formatLongDate(date)}, às ${time}${services.length === 0 ? '' : `: ${services.join(', ')}`}`,
    waiting: (count: number) =>
      count === 1 ? 'A espera por uma vaga' : `${count} esperas por uma vaga`,
    draft: 'A marcação que estava a preparar',
    invoiceRequests: (count: number) =>
      count === 1 ? 'O pedido de fatura por responder' : `${count} pedidos de fatura por responder`,
    feed: 'O endereço do seu calendário',
  },
  /** Of a page that read no preview. */
  keptUnseen: (cents: number) =>
    `Se apagar a conta agora, ficam retidos ${formatEuros(cents)} das suas marcações. Abra o portal de novo e leia o que termina.`,
  previewChanged:
    'Entretanto mudou o que é apagado ou o que fica. Leia outra vez antes de apagar a conta.',
  /** While money has nowhere to go back to. @param isBooked whether bookings to come are among it */
  accountNeeded: (cents: number, isBooked: boolean) =>
    `${accountNeeded(formatEuros(cents))} Antes de apagar a conta, ${isBooked ? 'cancele as marcações que pagou por Multibanco e ' : ''}indique-o em Faturas e pagamentos.`,
  kept: {
    documents: {
      what: 'Pagamentos e o que se faturou, com o nome, o NIF e a morada de faturação',
      why: 'a lei fiscal obriga o prestador a guardá-los',
    },
    evidence: {
      what: 'O registo das suas decisões sobre orçamentos, com quem decidiu',
      why: 'prova o que foi combinado',
    },
    refundAccount: {
      what: 'O IBAN e o titular da conta para lhe devolver o que pagou',
      why: 'a devolução é feita para essa conta, e apagam-se 30 dias depois dela; se for feita no prazo',
    },
    statements: (count: number) =>
      count === 1
        ? {
            what: 'A declaração de resolução que espera por resposta, com o seu nome e e-mail',
            why: 'o prestador responde para esse e-mail, e apaga-se com a resposta; sem ela',
          }
        : {
            what: `${count} declarações de resolução que esperam por resposta, com o seu nome e e-mail`,
            why: 'o prestador responde para esse e-mail, e apagam-se com a resposta; sem ela',
          },
  },
  goneSubject: (provider: string) => `A sua conta em ${provider} foi apagada`,
  gone: (provider: string, date: IsoDate) =>
    `A sua conta em ${provider} foi apagada a ${wordsOfDay(date)}.`,
  goneKept: 'Fica com o prestador:',
  goneKeptLine: (what: string, why: string, until: IsoDate) =>
    `- ${what}: ${why}, até ${wordsOfDay(until)}.`,
  goneNothingKept: 'O prestador não guarda dados que o identifiquem.',
  goneMoney: (refundCents: number, keptCents: number) => {
    const refunded = refundCents === 0 ? [] : [`devolvemos ${formatEuros(refundCents)}`];
    const kept = keptCents === 0 ? [] : [`ficam retidos ${formatEuros(keptCents)}`];
    return `Das marcações que terminaram ${[...refunded, ...kept].join(' e ')}.`;
  },
  goneWorks: 'Os trabalhos e as marcações ficam sem o seu nome nem contactos.',
} as const;
