// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aBudget, anAppointmentWork, aWork, duePayment } from '../../testing/aWork.ts';
import {
  appointment,
  completed,
  detailsForEachTest,
  openDetails,
  refused,
  work,
} from './testing/openDetails.tsx';

detailsForEachTest();

test('an A- id is read as a work, an S- id as an appointment [SHL-14]', async () => {
  const shell = openDetails('A-1', { answers: work(aWork()) });
  await screen.findByRole('heading', { level: 1, name: 'Em reparação' });
  expect(shell.requests.map(({ path }) => path)).toContain('/services/A-1/');
  cleanup();
  const other = openDetails('S-1', { answers: appointment(anAppointmentWork()) });
  await screen.findByRole('heading', { level: 1, name: 'Serviço marcado' });
  expect(other.requests.map(({ path }) => path)).toContain('/appointments/S-1');
});

test('the card shows the image of the item, whose it is, the bars, date and time [DET-01] [DET-02]', async () => {
  const { item } = aWork();
  const photographed = { item: item && { ...item, photo: '/photos/item-1.jpg' } };
  const when = { date_start: '2031-07-16', time: '09:15' };
  openDetails('A-1', { answers: work(aWork({ ...photographed, ...when })) });
  await screen.findByRole('heading', { level: 1, name: 'Em reparação' });
  const images = () => document.querySelectorAll('img[src="/photos/item-1.jpg"]');
  expect(images()).toHaveLength(1);
  for (const words of ['Renault Mégane', '45-XG-89']) {
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  }
  screen.getByRole('img', { name: /^3 de 5/ });
  screen.getByText(/16\sjul\. 2031, 09:15/);
  screen.getByRole('button', { name: 'Partilhar' });
  cleanup();
  openDetails('S-1', { answers: appointment(anAppointmentWork({ ...photographed, ...when })) });
  await screen.findByRole('heading', { level: 1, name: 'Serviço marcado' });
  expect(images()).toHaveLength(1);
  expect(screen.getAllByText(/^\p{L}{3}, 16\sjul\.\s2031, 09:15$/u).length).toBeGreaterThan(0);
  const dated = screen.getByText('Data e hora').parentElement;
  expect(dated?.textContent).toMatch(/16\sjul\.\s2031, 09:15$/);
});

test('opening with a source is reported, without waiting and without minding a failure [API-52]', async () => {
  const unhandled = vi.fn<() => void>();
  process.on('unhandledRejection', unhandled);
  const away = { 'GET /analytics/work': () => Response.json({}, { status: 404 }) };
  const shell = openDetails('A-1', { answers: { ...work(aWork()), ...away } }, '?s=NI&t=0&r=mail');
  await screen.findByRole('heading', { level: 1 });
  const report = shell.requests.find(({ path }) => path === '/analytics/work');
  expect(Object.fromEntries(report?.query ?? [])).toEqual({
    id: 'A-1',
    s: 'NI',
    t: '0',
    r: 'mail',
  });
  // Node tells of an unhandled rejection once the microtasks are done.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test.each([
  [3, false],
  [3, true],
  [2, false],
] as const)(
  'bars %s with worksheets %s: the label of a payment [DET-24] [DET-25]',
  async (bars, worksheetOperational) => {
    const asked = aWork({ state: { bars, name: '' }, payment: duePayment });
    openDetails('A-1', { answers: work(asked), provider: { worksheetOperational } });
    await screen.findByRole('link', { name: 'Pagar' });
    const shown = screen.queryAllByText('Pendente de Pagamento').length > 0;
    expect(shown).toBe(bars === 3 && !worksheetOperational);
  },
);

test('at bars 1 without worksheets the stage has the fixed name on the page [DET-17]', async () => {
  const begun = aWork({ state: { bars: 1, name: 'Recebido' } });
  openDetails('A-1', { answers: work(begun), provider: { worksheetOperational: false } });
  await screen.findByRole('heading', { level: 1, name: 'Pedido a decorrer' });
});

test('a moved appointment shows the old time struck through and the new one, each read by its name [RSC-12]', async () => {
  openDetails('S-1', {
    answers: appointment(
      anAppointmentWork({ old_date: '2026-07-13', old_time: '10:00', date_start: '2026-07-14' }),
    ),
  });
  const label = await screen.findByText('Data e hora');
  const fact = label.closest('div');
  const plain = (element?: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ');
  expect(plain(fact?.querySelector('s'))).toBe('Antes: 13 jul., 10:00');
  expect(plain(fact?.querySelector('dd'))).toBe('Antes: 13 jul., 10:00 Agora: 14 jul., 09:00');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Serviço marcado');
});

test('the facts of a work and of an appointment stand on their page as they arrive [ENT-05]', async () => {
  const facts = () =>
    [...document.querySelectorAll('dl > div')].map(({ textContent }) =>
      textContent?.replaceAll('\u00a0', ' '),
    );
  const handedBack = aWork({
    ...{ state: { bars: 4, name: 'Pronto' }, expert: 'Duarte Prata' },
    ...{ date_start: '2031-07-15', time: '08:45', date_end: '2031-07-16', time_end: '17:30' },
    ...{ exit_kms: 84_000, client_obs: 'Só de manhã.' },
  });
  const shown = [
    'Entrada15 jul. 2031, 08:45',
    'Entrega16 jul. 2031, 17:30',
    'ComDuarte Prata',
    'ObservaçõesSó de manhã.',
  ];
  openDetails('A-1', { answers: work(handedBack) });
  await screen.findByRole('heading', { level: 1, name: 'Pronto' });
  expect(facts()).toEqual(expect.arrayContaining([...shown, 'Quilómetros à saída84 000 km']));
  cleanup();
  // What the handing back says comes first.
  const checkoutInfo = { date: null, time: null, exit_kms: 84_120, paid: false };
  openDetails('A-1', { answers: work({ ...handedBack, checkoutInfo }) });
  await screen.findByRole('heading', { level: 1, name: 'Pronto' });
  expect(facts()).toContain('Quilómetros à saída84 120 km');
  cleanup();
  const running = { ...handedBack, state: { bars: 3, name: 'Em reparação' } } as const;
  openDetails('A-1', { answers: work(running) });
  await screen.findByRole('heading', { level: 1, name: 'Em reparação' });
  expect(facts()).toEqual(expect.arrayContaining(shown));
  expect(document.body.textContent).not.toContain('Quilómetros');
  cleanup();
  const booked = anAppointmentWork({
    ...{ expert: 'Duarte Prata', client_obs: 'Só de manhã.' },
    ...{ date_start: '2031-07-15', date_end: '2031-07-15', time_end: '10:00' },
  });
  openDetails('S-1', { answers: appointment(booked) });
  await screen.findByRole('heading', { level: 1, name: 'Serviço marcado' });
  expect(facts()).toEqual(
    expect.arrayContaining(['Data e hora15 jul. 2031, 09:00', 'ComDuarte Prata']),
  );
  expect(facts()).toContain('ObservaçõesSó de manhã.');
  expect(document.body.textContent).not.toContain('Entrega');
});

test('what the customer asked for stays beside the budget, and how it is handed back is said', async () => {
  openDetails('A-2', {
    answers: work(
      aBudget({
        state: { bars: 4, name: 'Pronto' },
        allow_approve: false,
        symptoms: [{ name: 'Ruído ao travar', obs_label: 'Onde', obs_value: 'à frente' }],
        checkoutInfo: { date: null, time: null, exit_kms: 84_120, paid: false },
      }),
    ),
  });
  await screen.findByText('Serviços Realizados');
  screen.getByRole('heading', { name: 'Serviços Solicitados' });
  screen.getByText('Onde: à frente');
  screen.getByText('84 120 km');
});

test.each([
  ['says how far the provider is, in m', 'WEB', 'granted', 850, 'Local, a 850\u00a0m'],
  [
    'says how far the provider is, from 1000 m on in km',
    'WEB',
    'granted',
    1000,
    'Local, a 1,0\u00a0km',
  ],
  [
    'asks nobody where the customer is, who has not allowed it before',
    'WEB',
    'prompt',
    850,
    'Local',
  ],
  ['asks no application, which would ask the customer (C-928)', 'ANDROID', 'prompt', 850, 'Local'],
] as const)('%s [DET-04] [NAT-06] [PRV-11]', async (_title, platform, state, metres, words) => {
  vi.spyOn(navigator.permissions, 'query').mockImplementation(async () =>
    Object.assign(new EventTarget(), { state, name: 'geolocation', onchange: null }),
  );
  const shell = openDetails('A-1', {
    platform,
    location: { latitude: 41.1, longitude: -8.6 },
    answers: {
      'GET /services/A-1/': ({ query }) => {
        const distance = query.get('geoCoords') === '41.1,-8.6' ? metres : null;
        return aWork({ establishment: { ...aWork().establishment, distance } });
      },
    },
  });
  const label = await screen.findByText(words.replace('\u00a0', ' '));
  expect(label.textContent).toBe(words);
  const placed = shell.requests.filter(({ query }) => query.has('geoCoords'));
  expect(placed).toHaveLength(state === 'granted' ? 1 : 0);
});

test('a note and a rating that were not sent are back after the page was loaded anew [PRO-05] [C-238]', async () => {
  const show = () => openDetails('A-1', { answers: work(completed) });
  const note = () => screen.findByRole('textbox', { name: 'Notas pessoais' });
  const words = () => screen.findByRole('textbox', { name: /Observações/ });
  show();
  fireEvent.change(await note(), { target: { value: 'Fatura da empresa' } });
  fireEvent.click(await screen.findByRole('radio', { name: '4 estrelas' }));
  fireEvent.change(await words(), { target: { value: 'Depressa e bem' } });
  dispatchEvent(new Event('pagehide'));
  cleanup();
  const { shown } = show();
  expect(await screen.findByDisplayValue('Fatura da empresa')).toBe(await note());
  expect(await screen.findByDisplayValue('Depressa e bem')).toBe(await words());
  expect(screen.getByRole('radio', { name: '4 estrelas', checked: true })).toBeTruthy();
  expect(shown).toContainEqual({ kind: 'toast', text: 'Guardámos o que estava a escrever.' });
});

test.each<[answer: object, body: string]>([
  [{}, 'Foi encontrado um problema durante o pedido, por favor tente mais tarde'],
  [{ title: 'Título', message: 'Já não se escreve aqui.' }, 'Já não se escreve aqui.'],
])(
  'notes are saved, and a failure, %j, is titled Atenção and keeps them [DET-15] [ERR-27]',
  async (answer, said) => {
    const shell = openDetails('A-1', {
      answers: { ...work(aWork()), 'POST /services/A-1/editInternalObs': refused(500, answer) },
    });
    const info = vi.spyOn(shell.portal.overlays, 'info');
    const field = await screen.findByRole('textbox', { name: 'Notas pessoais' });
    fireEvent.change(field, { target: { value: 'Fatura da empresa' } });
    expect(shell.guards()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Guardar nota' }));
    await waitFor(() =>
      expect(info).toHaveBeenCalledExactlyOnceWith({ title: 'Atenção', body: said }),
    );
    expect(shell.shown.some(({ kind }) => kind === 'toast')).toBe(false);
    expect(screen.getByDisplayValue('Fatura da empresa')).toBe(field);
    shell.answer('POST /services/A-1/editInternalObs', ({ body }) => {
      expect(body).toEqual({ obs: 'Fatura da empresa' });
      shell.answer('GET /services/A-1/', () => aWork({ internal_obs: 'Fatura da empresa' }));
      return {};
    });
    fireEvent.click(screen.getByRole('button', { name: 'Guardar nota' }));
    await waitFor(() =>
      expect(shell.shown).toContainEqual({ kind: 'toast', text: 'Nota guardada.' }),
    );
    await waitFor(() => expect(shell.guards()).toBe(0));
  },
);
