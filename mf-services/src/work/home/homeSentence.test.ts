import { expect, test } from 'vitest';
import { aBudget, anAppointmentWork, aWork, duePayment } from '../../testing/aWork.ts';
import { homeSentence } from './homeSentence.ts';

const rules = {
  worksheetOperational: true,
  supportsItems: true,
  now: new Date('2026-07-09T10:00:00Z'),
};
const today = '2026-07-12';
const budget = aBudget();
const toPay = aWork({ id: 'A-3', state: { bars: 4, name: 'Pronto' }, payment: duePayment });
const toConfirm = anAppointmentWork();
const toCollect = aWork({ id: 'A-4', state: { bars: 4, name: 'Pronto' } });
const working = aWork({ id: 'A-5' });

test.each([
  [
    'approve first',
    [working, toCollect, toPay, budget],
    [toConfirm],
    'Um orçamento aguarda a sua aprovação.',
  ],
  ['then pay', [working, toCollect, toPay], [toConfirm], 'Tem um pagamento por fazer.'],
  ['then confirm', [working, toCollect], [toConfirm], 'Uma marcação aguarda a sua confirmação.'],
  ['then collect', [working, toCollect], [], 'Já pode levantar: Renault Mégane.'],
  ['then in progress', [working], [], 'Tem um serviço em curso.'],
  ['else all is done', [], [], 'Está tudo em dia.'],
])('%s', (_case, inProgress, scheduled, sentence) => {
  expect(homeSentence(inProgress, scheduled, rules, today)).toBe(sentence);
});

test('more than one of a kind is counted in words', () => {
  const second = aBudget({ id: 'A-9' });
  expect(homeSentence([budget, second], [], rules, today)).toBe(
    'Dois orçamentos aguardam a sua aprovação.',
  );
  expect(homeSentence([], [toConfirm, anAppointmentWork({ id: 'S-2' })], rules, today)).toBe(
    'Duas marcações aguardam a sua confirmação.',
  );
});

test('without items nothing is to be collected', () => {
  expect(homeSentence([toCollect], [], { ...rules, supportsItems: false }, today)).toBe(
    'Tem um serviço em curso.',
  );
});

test('a booking is to be confirmed from two days before, until then nothing is asked', () => {
  expect(homeSentence([], [toConfirm], rules, '2026-07-11')).toBe('Está tudo em dia.');
  expect(homeSentence([], [toConfirm], rules, '2026-07-12')).toBe(
    'Uma marcação aguarda a sua confirmação.',
  );
});
