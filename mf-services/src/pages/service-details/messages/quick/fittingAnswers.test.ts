import { expect, test } from 'vitest';
import { aBudgetOfJobs } from '../../../../testing/aBudgetOfJobs.ts';
import { aBudget, anAppointmentWork, aWork } from '../../../../testing/aWork.ts';
import { fittingAnswers } from './fittingAnswers.ts';

test.each([
  ['a work in hand', aWork(), ['Está bem.', 'Pode ligar-me?', 'Quando fica pronto?']],
  [
    'a work that is over',
    aWork({ state: { bars: 5, name: 'Concluído' } }),
    ['Está bem.', 'Pode ligar-me?'],
  ],
  ['a budget of lines to approve', aBudget(), ['Pode ligar-me?', 'Quando fica pronto?']],
  ['a budget of jobs to decide', aBudgetOfJobs(), ['Pode ligar-me?', 'Quando fica pronto?']],
  [
    'an appointment',
    anAppointmentWork(),
    ['Está bem.', 'Pode ligar-me?', 'Chego um pouco mais tarde.'],
  ],
])(
  '%s has the answers that fit, and none that sounds like an approval [C-826]',
  (_of, work, answers) => {
    expect(fittingAnswers(work)).toEqual(answers);
  },
);
