import { texts as days } from '../hours/texts.ts';
import { texts as steps } from '../texts.ts';

const { legal, hours, services, experts, payments, prepayment, reminders, keys } = steps.steps;

/** What this page says. */
export const texts = {
  heading: 'Quem mudou o quê',
  description: 'Guardado durante 24 meses. Segredos aparecem como •••.',
  none: 'Ainda nada mudou.',
  more: 'Ver mais',
  kinds: { owner: 'Proprietário', operator: 'Operador', api: 'Programa', portal: 'Portal' },
  /** What the rows are about. */
  areas: {
    ...{ legal: legal.title, hours: hours.title, services: services.title, keys: keys.title },
    ...{ experts: experts.title, payments: payments.title, policy: prepayment.title },
    ...{ reminders: reminders.title, closures: days.closures },
    configuration: 'Portal',
    settings: 'Definições',
    webhooks: 'Avisos a outros programas',
    invoicing: 'Faturação',
    calendars: 'Calendários',
    state: 'Estado do portal',
  },
  line: (who: string, when: string, where: string | null) =>
    where === null ? `${who}, ${when}` : `${who}, ${when}, de ${where}`,
} as const;
