import type { Work } from '@portal/api/work/work';
import { texts } from './texts.ts';

type Answered = Pick<Work, 'isAppointment' | 'state' | 'allow_approve' | 'budget'>;

/** What fits as an answer to the provider: nothing that sounds like an approval while one is asked for (C-826). */
export function fittingAnswers({
  isAppointment,
  state,
  allow_approve,
  budget,
}: Answered): string[] {
  const { fine, call, whenReady, late } = texts;
  const isDecided = !allow_approve && budget?.allow_decision !== true;
  return [
    ...(isDecided ? [fine] : []),
    call,
    ...(isAppointment ? [late] : []),
    ...(!isAppointment && state.bars < 4 ? [whenReady] : []),
  ];
}
