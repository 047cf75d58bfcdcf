// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  aBudgetOfJobs,
  aBudgetOfLines,
  aFile,
  aJob,
  oil,
  wipers,
} from '../../../../testing/aBudgetOfJobs.ts';
import { detailsForEachTest, openDetails, work } from '../../testing/openDetails.tsx';

detailsForEachTest();

const euros = (amount: string) => `${amount}\u00a0€`;
/** As a query finds it. */
const shown = (amount: string) => `${amount} €`;
const card = async (title: string) => {
  const found = (await screen.findByRole('heading', { level: 3, name: title })).closest('article');
  if (!found) throw new Error(`no card of ${title}`);
  return found;
};
const main = () => document.body.textContent;

test('each job says what, how urgent, whether the others need it, with what, for how long it is guaranteed and for how much [BUD-09]', async () => {
  const brakes = aJob({ required: true });
  openDetails('A-2', { answers: work(aBudgetOfJobs({ jobs: [brakes, oil, wipers] })) });
  const first = within(await card('Travões dianteiros'));
  expect(first.getByText('segurança').querySelector('svg')).not.toBeNull();
  expect(first.getByText('necessário')).toBeTruthy();
  expect(first.getByText('Com estas pastilhas a distância de travagem aumenta.')).toBeTruthy();
  expect(first.getByText(shown('140,22'))).toBeTruthy();
  expect(first.getByText('c/ IVA')).toBeTruthy();
  expect(first.getByText('Garantia: 24 meses')).toBeTruthy();
  const second = within(await card('Mudança de óleo e filtro'));
  expect(second.getByText('em breve').querySelector('svg')).not.toBeNull();
  expect(second.getByText('opcional')).toBeTruthy();
  expect(second.queryByText(/^Garantia/)).toBeNull();
  const third = within(await card('Escovas limpa-vidros'));
  expect(third.getByText('quando quiser').querySelector('svg')).not.toBeNull();
  expect(third.getByText('Garantia: 1 mês')).toBeTruthy();
});

test('labour and materials of a job are folded, each under its heading with its lines, their discounts in percent [BUD-09] [DET-13]', async () => {
  const [line] = aJob().materials;
  const materials = line ? [line, { ...line, designation: 'Discos', discount: 10 }] : [];
  openDetails('A-2', { answers: work(aBudgetOfJobs({ jobs: [aJob({ materials }), oil] })) });
  const element = await card('Travões dianteiros');
  const fold = element.querySelector('details');
  expect(fold?.open).toBe(false);
  expect(fold?.querySelector('summary')?.textContent).toBe(
    'Mão de obra e materiais: Travões dianteiros',
  );
  const part = (title: string) =>
    within(element).getByRole('heading', { level: 4, name: title, hidden: true }).parentElement;
  expect(part('Mão de obra')?.textContent).toBe(`Mão de obraSubstituição${euros('50,00')}`);
  const rows = [...(part('Materiais')?.querySelectorAll('li') ?? [])];
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    `Pastilhas${euros('64,00')}`,
    expect.stringMatching(/^Discos.*57,60.€.*Desconto 10%.*64,00.€$/),
  ]);
});

test('photographs and videos of a job stand in its card, are fetched when they come into sight, open, and are saved by the device [BUD-09] [NAT-04]', async () => {
  const files = [aFile(), aFile({ id: 'f-2', type: 'video/mp4', description: 'Ruído' })];
  const shell = openDetails('A-2', {
    answers: work(aBudgetOfJobs({ jobs: [aJob({ files }), oil] })),
  });
  const first = within(await card('Travões dianteiros'));
  const photo = first.getByRole('button', { name: 'Fotografia 1: Pastilhas a 2 mm' });
  expect(first.getByRole('button', { name: 'Vídeo 2: Ruído' })).toBeTruthy();
  expect(photo.querySelector('img')?.getAttribute('loading')).toBe('lazy');
  expect(photo.querySelector('img')?.getAttribute('src')).toBe('/media/pastilhas-small.jpg');
  fireEvent.click(photo);
  const viewer = within(await screen.findByRole('dialog'));
  fireEvent.click(viewer.getByRole('button', { name: 'Descarregar' }));
  expect(shell.downloads).toEqual(['Pastilhas a 2 mm']);
  expect(within(await card('Mudança de óleo e filtro')).queryAllByRole('img')).toEqual([]);
});

test('below the jobs stand validity, dates, terms of payment and the totals with and without VAT [BUD-09] [DET-13] [LIM-10]', async () => {
  const budget = aBudgetOfJobs({
    starts_on: '2026-07-20',
    ends_on: '2026-07-22',
    payment_terms: 'No levantamento, por MB WAY',
    vat: [
      { rate: 23, base: 144, amount: 33.12 },
      { rate: 6, base: 54, amount: 3.24 },
    ],
  });
  openDetails('A-2', { answers: work(budget) });
  expect(await screen.findByText('Válido até 23 jul. 2026')).toBeTruthy();
  expect(screen.getByText('Início previsto: 20 jul. 2026')).toBeTruthy();
  expect(screen.getByText('Conclusão prevista: 22 jul. 2026')).toBeTruthy();
  expect(screen.getByText('No levantamento, por MB WAY')).toBeTruthy();
  const rows = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  const places = [
    await card('Escovas limpa-vidros'),
    screen.getByText('Válido até 23 jul. 2026'),
    screen.getByText('No levantamento, por MB WAY'),
    screen.getByRole('heading', { name: 'Total do orçamento' }),
  ];
  const inOrder = places.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(inOrder).toEqual(places);
  for (const row of [
    `Total s/ IVA${euros('198,00')}`,
    `IVA 23%${euros('33,12')}`,
    `IVA 6%${euros('3,24')}`,
    `Total c/ IVA${euros('243,54')}`,
  ])
    expect(rows).toContain(row);
});

test('where dates and terms are not given they are not said', async () => {
  openDetails('A-2', { answers: work(aBudgetOfJobs()) });
  await card('Travões dianteiros');
  expect(main()).not.toMatch(/Início previsto|Conclusão prevista|Diagnóstico já pago/);
  expect(screen.queryByText('Pagamento')).toBeNull();
});

test('that the sum may differ is said exactly where the subtotals do not add up to the total [BUD-10]', async () => {
  const words = 'A soma pode diferir do total em cêntimos, por arredondamento do IVA.';
  const shell = openDetails('A-2', { answers: work(aBudgetOfJobs({ total: 243.53 })) });
  const sum = await screen.findByText(words);
  const total = sum.closest('section')?.querySelector('dl');
  expect(total?.compareDocumentPosition(sum)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  shell.answer('GET /services/A-2/', () => aBudgetOfJobs());
  shell.bus.emit('service.changed', { id: 'A-2' });
  await screen.findAllByText(shown('243,54'));
  expect(screen.queryByText(words)).toBeNull();
});

test('a diagnosis already paid is said with what is taken off for it [BUD-06]', async () => {
  openDetails('A-2', { answers: work(aBudgetOfJobs({ diagnosis_paid: 25 })) });
  expect(await screen.findByText(`Diagnóstico já pago: −${shown('25,00')}`)).toBeTruthy();
});

test('lines that nobody told apart have no headings, beside a job that has them [BUD-03] [BUD-09] [C-421]', async () => {
  const extra = { ...oil, title: 'Trabalho a mais', itemised: false };
  openDetails('A-2', { answers: work(aBudgetOfJobs({ jobs: [aJob(), extra] })) });
  const headings = (one: HTMLElement) =>
    within(one)
      .queryAllByRole('heading', { level: 4, hidden: true })
      .map(({ textContent }) => textContent);
  expect(headings(await card('Travões dianteiros'))).toContain('Materiais');
  expect(headings(await card('Trabalho a mais'))).toEqual([]);
});

test('what came up on the way stands first and by itself; what is agreed says so [BUD-26]', async () => {
  const agreed = aJob({ state: 'approved', carried: true });
  openDetails('A-2', { answers: work(aBudgetOfJobs({ version: 2, jobs: [agreed, oil] })) });
  const titles = (await screen.findAllByRole('heading', { level: 2 })).map(
    ({ textContent }) => textContent,
  );
  expect(titles.indexOf('Trabalho a mais')).toBeLessThan(titles.indexOf('Orçamento'));
  const section = (
    await screen.findByRole('heading', { level: 2, name: 'Trabalho a mais' })
  ).closest('section');
  expect(section?.textContent).toContain('Mudança de óleo e filtro');
  expect(section?.textContent).not.toContain('Travões dianteiros');
  const old = within(await card('Travões dianteiros'));
  expect(old.getByText('Aprovado')).toBeTruthy();
  expect(old.queryAllByRole('radio')).toEqual([]);
});

test('a budget of lines stays the list that it was [BUD-03] [BUD-09] [BUD-11] [C-300]', async () => {
  openDetails('A-2', { answers: work(aBudgetOfLines()) });
  expect(await screen.findByText('Óleo e filtro')).toBeTruthy();
  for (const level of [3, 4])
    expect(screen.queryByRole('heading', { level, hidden: true })).toBeNull();
  expect(main()).not.toMatch(/Válido até|necessário|opcional|Materiais/);
});

test.each([
  [2.5, 'waits', { state: 'waiting' }, ['Aprovar orçamento', 'Recusar ou decidir mais tarde']],
  [3, 'was approved', { state: 'decided', allow_decision: false }, []],
  [5, 'was approved', { state: 'decided', allow_decision: false }, []],
] as const)(
  'one job that was posted as a job is its card where the work has %s bars and it %s: %o, approved by %j [BUD-09] [BUD-11] [C-300]',
  async (bars, _how, changes, buttons) => {
    const job = aJob({ files: [aFile()], state: bars === 2.5 ? 'undecided' : 'approved' });
    const name = 'Onde está';
    const more = { state: { bars, name }, allow_approve: bars === 2.5 };
    openDetails('A-2', { answers: work(aBudgetOfJobs({ ...changes, jobs: [job] }, more)) });
    await screen.findByRole('heading', { level: 1, name });
    const one = within(await card('Travões dianteiros'));
    expect(one.getByText('Garantia: 24 meses')).toBeTruthy();
    expect(one.getByRole('button', { name: 'Fotografia 1: Pastilhas a 2 mm' })).toBeTruthy();
    expect(screen.getByText('Válido até 23 jul. 2026')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Orçamento' })).toBeTruthy();
    expect(main()).not.toContain('Serviços Realizados');
    // Those of the stars, once it is done, are others.
    const choices = { name: /^(Aprovar|Recusar|Mais tarde)$/ };
    expect(screen.queryAllByRole('radio', choices)).toEqual([]);
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.filter((text) => /^(Aprovar|Recusar)/.test(text))).toEqual(buttons);
  },
);

test.each([
  ['jobs', aBudgetOfJobs],
  ['lines', aBudgetOfLines],
])('a budget of %s that only informs asks for nothing [BUD-03]', async (_kind, make) => {
  const told = { state: 'informative', allow_decision: false } as const;
  const more = { state: { bars: 3, name: 'Em curso' }, allow_approve: false } as const;
  openDetails('A-2', { answers: work(make(told, more)) });
  await screen.findByRole('heading', { level: 1, name: 'Em curso' });
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(screen.queryByRole('button', { name: /^(Aprovar|Recusar|Enviar decisão)/ })).toBeNull();
  expect(main()).not.toMatch(/A sua decisão|Por decidir|Este orçamento expirou/i);
});

test('jobs that only inform are not called approved: their total stands alone [BUD-03] [BUD-09] [DET-20] [C-300] [C-400]', async () => {
  const told = { state: 'informative', allow_decision: false } as const;
  const more = { state: { bars: 3, name: 'Em curso' }, allow_approve: false } as const;
  openDetails('A-2', { answers: work(aBudgetOfJobs(told, more)) });
  const heading = await screen.findByRole('heading', { level: 2, name: 'Orçamento' });
  expect(heading.parentElement?.textContent).toBe(`Orçamento${euros('243,54')}`);
  expect(main()).not.toMatch(/aprovado/i);
});
