import type { Company } from '../../../accounts/companies/company.ts';
import { dayAndTime } from '../../customerNotifications/dayAndTime.ts';
import type { ReminderFacts } from './placeholders.ts';

/** What a message is made of, before it is said in words. */
export interface MessageFacts {
  firstName: string;
  /** Services of a booking, item of a work. */
  title: string;
  /** Start, deadline, or since when it is so. */
  instant: Date;
  /** In euros; empty where there is none. */
  amount: string;
  address: string;
  /** Name of the stage; empty of an appointment. */
  state: string;
}

/** The words that stand for the placeholders of a rule. */
export function factsOf(company: Company, facts: MessageFacts): ReminderFacts {
  const [day = '', time = ''] = dayAndTime(facts.instant, company.timeZone).split(' às ');
  return {
    nome: facts.firstName,
    prestador: company.name,
    serviço: facts.title,
    data: day,
    hora: time,
    valor: facts.amount,
    ligação: facts.address,
    estado: facts.state.toLowerCase(),
  };
}
