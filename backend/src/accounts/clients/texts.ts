import { dayOf, monthOf, MONTHS_LONG, yearOf, type IsoDate } from '@portal/domain/time/isoDate';

const day = (date: IsoDate) =>
  `${dayOf(date)} de ${MONTHS_LONG[monthOf(date) - 1]} de ${yearOf(date)}`;

/** Texts of what remains of an account that was deleted. */
export const texts = {
  kept: {
    documents: {
      what: 'Pagamentos e o que se faturou, com o nome, o NIF e a morada de faturação',
      why: 'a lei fiscal obriga o prestador a guardá-los',
    },
    evidence: {
      what: 'O registo das suas decisões sobre orçamentos, com quem decidiu',
      why: 'prova o que foi combinado',
    },
  },
  goneSubject: (provider: string) => `A sua conta em ${provider} foi apagada`,
  gone: (provider: string, date: IsoDate) =>
    `A sua conta em ${provider} foi apagada a ${day(date)}.`,
  goneKept: 'Fica com o prestador:',
  goneKeptLine: (what: string, why: string, until: IsoDate) =>
    `- ${what}: ${why}, até ${day(until)}.`,
  goneNothingKept: 'O prestador não guarda dados que o identifiquem.',
  goneWorks: 'Os trabalhos e as marcações ficam sem o seu nome nem contactos.',
} as const;
