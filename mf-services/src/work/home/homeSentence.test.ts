import { expect, test } from 'vitest';
import { aBudget, anAppointmentWork, aWork, duePayment } from '../../testing/aWork.ts';
import { homeSentence } from './homeSentence.ts';

const rules = {
  worksheetOperational: true,
  supportsItems: true,
  vertical: 'AUTO',
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

test('where customers come themselves nobody is collected, whatever stage their work is at [C-968]', () => {
  const patient = { ...toCollect, id: 'A-6' };
  for (const vertical of ['HEALTH', 'physio', 'ACCOUNTING']) {
    const ofVertical = { ...rules, vertical };
    expect(homeSentence([toCollect], [], ofVertical, today)).toBe('Tem um serviço em curso.');
    expect(homeSentence([toCollect, patient], [], ofVertical, today)).toBe(
      'Tem dois serviços em curso.',
    );
  }
  expect(homeSentence([toCollect], [], { ...rules, vertical: 'TECH' }, today)).toBe(
    'Já pode levantar: Renault Mégane.',
  );
});

test('a booking is to be confirmed from two days before, until then nothing is asked', () => {
  expect(homeSentence([], [toConfirm], rules, '2026-07-11')).toBe('Está tudo em dia.');
  expect(homeSentence([], [toConfirm], rules, '2026-07-12')).toBe(
    'Uma marcação aguarda a sua confirmação.',
  );
});

const visit = (id: string, date_start: string, ...names: string[]) =>
  anAppointmentWork({
    ...{ id, date_start, time: '16:30', allow_confirmation: false, item: null },
    symptoms: names.map((name) => ({ name, obs_value: null, obs_label: null })),
  });

test.each([
  ['2026-07-12', 'Corte e Barba, hoje às 16:30.'],
  ['2026-07-13', 'Corte e Barba, segunda às 16:30.'],
  ['2026-07-18', 'Corte e Barba, sábado às 16:30.'],
  ['2026-07-19', 'Corte e Barba, 19\u00a0jul. às 16:30.'],
])(
  'where there are no items the home says the next visit, of %s: «%s» [SRV-11] [C-703]',
  (date, sentence) => {
    const later = visit('S-2', '2026-08-03', 'Corte');
    const cancelled = { ...visit('S-3', '2026-07-12', 'Corte'), is_cancelled: true };
    const scheduled = [later, cancelled, visit('S-4', date, 'Corte', 'Barba')];
    const noItems = { ...rules, supportsItems: false };
    expect(homeSentence([], scheduled, noItems, today)).toBe(sentence);
    // What asks for something comes before, and so does what is being done.
    expect(homeSentence([working], scheduled, noItems, today)).toBe('Tem um serviço em curso.');
    expect(homeSentence([toPay], scheduled, noItems, today)).toBe('Tem um pagamento por fazer.');
    expect(homeSentence([], scheduled, rules, today)).toBe('Está tudo em dia.');
  },
);

test('a visit of which the hour is not known is no sentence', () => {
  const timeless = { ...visit('S-2', '2026-07-16', 'Corte'), time: null };
  const noItems = { ...rules, supportsItems: false };
  expect(homeSentence([], [timeless], noItems, today)).toBe('Está tudo em dia.');
});
