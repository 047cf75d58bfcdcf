// @vitest-environment happy-dom
import { createTestPortal, type TestPortal } from '@portal/remote/testPortal';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  chooseTime,
  client,
  DAY,
  NOW,
  open,
  portalWith,
  press,
  reachConfirmation,
  sent,
} from '../../testing/schedulePage.testing.tsx';
import { oilChange } from '../../testing/sampleServices.testing.ts';

// A busy machine may take its time; nothing waits longer than it has to.
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the wizard', () => {
  test('goes through its three steps and books what was chosen, with the draft that is there [BKG-01] [BKG-04] [BKG-31] [BKG-34]', async () => {
    const portal = portalWith();
    const booked: string[] = [];
    portal.bus.on('appointment.booked', ({ id }) => booked.push(id));
    await reachConfirmation(portal);
    press('Confirmar marcação');
    await vi.waitFor(() => expect(booked).toEqual(['S-9']));
    expect(sent(portal, 'POST /schedule')[0]?.body).toMatchObject({
      scheduler_id: 'D-1',
      services: [{ id: 'oil', observation: 'Filtro também' }],
      date: DAY,
      time: '16:30',
      prefered_time: 3,
    });
    expect(sent(portal, 'POST /schedule/draft')).toHaveLength(1);
    expect(portal.shown).toEqual([]);
  });

  test('asks which of the items it is for, by the word of the provider, each with image, title and subtitle [ITM-02] [ITM-03]', async () => {
    const photo = '/photos/item-1.jpg';
    const item = { id: 'item-1', title: 'Opel Corsa', subtitle: 'AA-11-BB', photo };
    const provider = { supportsItems: true, itemLabel: 'Equipamento' };
    open(portalWith({ 'GET /items/': () => ({ items: [item] }) }, { provider }));
    const choice = await screen.findByRole('group', { name: 'Para que equipamento?' });
    const radio = await within(choice).findByRole('radio', { name: /Opel Corsa/ });
    expect(radio).toHaveProperty('value', item.id);
    expect(choice.textContent).toContain('Opel CorsaAA-11-BB');
    expect(choice.querySelector('img')?.getAttribute('src')).toBe(photo);
  });

  test('asks for the range of the month in the form of the wire [BKG-40] [BKG-41]', async () => {
    const portal = portalWith();
    await reachConfirmation(portal);
    const [call] = sent(portal, 'GET /schedule/config');
    expect(call?.query.get('start')).toBe('09/07/2026');
    expect(call?.query.get('end')).toBe('08/08/2026');
    expect(call?.query.get('prefered_time')).toBe('3');
  });

  test('a booking to be paid goes on to the payment [BKG-36] [POL-06]', async () => {
    const portal = portalWith({
      'POST /schedule': () => ({ success: true, paymentsRequired: true, appointmentId: 'S-9' }),
    });
    await reachConfirmation(portal);
    press('Confirmar marcação');
    await vi.waitFor(() => expect(portal.visited.at(-1)).toBe('/client/payment/S-9'));
  });

  test('a taken slot is told in the server words, keeps everything else and offers free times [BKG-49] [BKG-50]', async () => {
    const portal = portalWith({
      'POST /schedule': () =>
        Response.json(
          {
            http_code: 409,
            title: 'Horário indisponível',
            body: 'As 16:30 já não estão livres.',
            success: false,
            alternatives: [{ date: DAY, time: '09:30' }],
          },
          { status: 409 },
        ),
    });
    const page = await reachConfirmation(portal);
    press('Confirmar marcação');
    await vi.waitFor(() => expect(portal.visited.at(-1)).toBe('/client/schedule?passo=2'));
    expect(portal.shown).toEqual([{ kind: 'info', text: 'Horário indisponível' }]);
    page.follow();

    await vi.waitFor(() => expect(sent(portal, 'GET /schedule/config')).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Continuar' }).hasAttribute('disabled')).toBe(true);
    const offered = screen.getByRole('group', { name: 'Horas livres perto da que escolheu' });
    fireEvent.click(within(offered).getByRole('button', { name: /16.jul., 09:30$/ }));
    portal.answer('POST /schedule', () => ({
      success: true,
      paymentsRequired: false,
      appointmentId: 'S-9',
    }));
    press('Continuar');
    page.follow();
    await screen.findByDisplayValue('Marta Figueiredo');
    press('Confirmar marcação');
    await vi.waitFor(() => expect(sent(portal, 'POST /schedule')).toHaveLength(2));
    expect(sent(portal, 'POST /schedule')[1]?.body).toMatchObject({
      scheduler_id: 'D-1',
      time: '09:30',
      services: [{ id: 'oil', observation: 'Filtro também' }],
    });
  });

  test('code 400 leads home, another failure stays [BKG-51] [BKG-52]', async () => {
    const portal = portalWith({
      'POST /schedule': () => Response.json({ message: 'Tente mais tarde' }, { status: 500 }),
    });
    await reachConfirmation(portal);
    const before = portal.visited.length;
    press('Confirmar marcação');
    await vi.waitFor(() => expect(portal.shown).toHaveLength(1));
    expect(portal.visited).toHaveLength(before);
    portal.answer('POST /schedule', () => Response.json({ code: 400 }, { status: 400 }));
    await vi.waitFor(() => {
      press('Confirmar marcação');
      expect(portal.visited.at(-1)).toBe('/client/services?openAppointment=true');
    });
  });

  test('a reload at step 3 finds everything again, its draft too [BKG-27]', async () => {
    await reachConfirmation(portalWith());
    cleanup();
    const portal = portalWith();
    open(portal, '/schedule?passo=3');
    expect(await screen.findByDisplayValue('Marta Figueiredo')).toBeTruthy();
    press('Confirmar marcação');
    await vi.waitFor(() =>
      expect(sent(portal, 'POST /schedule')[0]?.body).toMatchObject({ time: '16:30' }),
    );
    expect(sent(portal, 'POST /schedule/draft')).toEqual([]);
  });

  test('a reload whose customer comes after the services finds everything again', async () => {
    const before = portalWith();
    const { subject } = before.portal.session.current();
    await reachConfirmation(before);
    cleanup();
    const portal = portalWith({}, { session: { subject: null } });
    open(portal, '/schedule?passo=3');
    await vi.waitFor(() => expect(portal.refreshes).toBe(1));
    expect(screen.queryByRole('checkbox')).toBeNull();
    act(() => portal.setSession({ subject }));
    expect(await screen.findByDisplayValue('Marta Figueiredo')).toBeTruthy();
  });

  test('where the customer cannot be loaded the wizard offers to try again, and opens then [SHL-57] [C-284]', async () => {
    const portal = portalWith({}, { session: { subject: null } });
    const { subject } = portalWith().portal.session.current();
    const refresh = vi
      .spyOn(portal.portal.session, 'refresh')
      .mockRejectedValueOnce(new Error('no'));
    open(portal, '/schedule');
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    expect(portal.shown).toEqual([]);
    refresh.mockImplementationOnce(async () => portal.setSession({ subject }));
    fireEvent.click(again);
    await vi.waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull(),
    );
    expect((await screen.findAllByRole('checkbox')).length).toBeGreaterThan(0);
  });

  test('a customer without any phone is asked for one, which is saved before booking [BKG-31]', async () => {
    const portal = createTestPortal({ provider: { supportsItems: false }, phone: '+351931112223' });
    const saved: unknown[] = [];
    const plain = portalWith();
    for (const call of [
      'GET /schedule/services',
      'POST /schedule/draft',
      'GET /schedule/config',
    ] as const) {
      portal.answer(call, async (request) => {
        const response = await plain.portal.fetch.main(
          new Request(`http://service.invalid${request.path}`, { method: request.method }),
        );
        return response.json();
      });
    }
    portal.answer('GET /user/client/', () => ({ ...client, phones: [] }));
    portal.answer('PATCH /user/client/', ({ body }) => {
      saved.push(body);
      return client;
    });
    portal.answer('POST /schedule', () => ({ success: true, appointmentId: 'S-9' }));
    await reachConfirmation(portal);
    press('Confirmar marcação');
    await vi.waitFor(() => expect(sent(portal, 'POST /schedule')).toHaveLength(1));
    expect(portal.shown.map(({ kind }) => kind)).toEqual(['phonePrompt']);
    expect(saved).toEqual([{ phones: [{ number: '+351931112223', primary: true }] }]);
  });

  test('a fixed start without vacancies is marked and cannot be chosen [BKG-24] [BKG-41]', async () => {
    const portal = portalWith({
      'GET /schedule/config': () => ({
        timeSlots: { morning: [], afternoon: [] },
        days: {},
        blockers: [],
      }),
    });
    open(portal);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Oficina' }));
    // Nobody goes on before it is known.
    expect(screen.getByRole('button', { name: 'Continuar' }).hasAttribute('disabled')).toBe(true);
    expect(await screen.findByText('Vagas indisponíveis')).toBeTruthy();
    const asked = sent(portal, 'GET /schedule/config').map(({ query }) =>
      ['service_ids', 'start', 'end', 'prefered_time'].map((name) => query.get(name)),
    );
    expect(asked).toEqual([['class', '18/07/2026', '18/07/2026', '3']]);
    expect(screen.getByRole('checkbox', { name: 'Oficina' }).hasAttribute('disabled')).toBe(true);
  });

  test('a direct link hides the step bar, does not go back, and asks for the times of its service and expert [BKG-08] [BKG-14] [BKG-26] [SHL-38]', async () => {
    const details = btoa(JSON.stringify({ symptom_id: 'FO-3', user_id: 'rui' }));
    const portal = portalWith();
    open(portal, `/schedule?directAppointment=true&details=${details}&passo=2`);
    await screen.findByRole('heading', { name: 'Quando lhe dá jeito?' });
    expect(screen.queryByRole('navigation', { name: 'Passos da marcação' })).toBeNull();
    expect(portal.goBack()).toBe(true);
    expect(portal.visited).toEqual([]);
    await vi.waitFor(() => expect(sent(portal, 'GET /schedule/config')).toHaveLength(1));
    const query = sent(portal, 'GET /schedule/config')[0]?.query;
    expect([query?.get('service_ids'), query?.get('expert_id')]).toEqual(['cut', 'rui']);
  });

  test('back from the first step leaves the page to the browser [BKG-12]', async () => {
    const portal = portalWith();
    open(portal);
    await screen.findByRole('checkbox', { name: 'Mudança de óleo' });
    expect(portal.goBack()).toBe(false);
  });

  test.each(['NONE', 'BASIC', ''])(
    'a provider whose scheduler is «%s», not FULL, leads to the services [BKG-11]',
    async (schedulerModule) => {
      const portal = createTestPortal({ provider: { schedulerModule } });
      open(portal);
      await vi.waitFor(() => expect(portal.visited).toEqual(['/client/services']));
    },
  );

  test('nothing is drawn or asked before the terms are accepted [BKG-42]', async () => {
    const portal = portalWith();
    portal.setSession({ termsAccepted: false });
    open(portal);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(portal.requests).toEqual([]);
    portal.setSession({ termsAccepted: true });
    expect(await screen.findByRole('checkbox', { name: 'Mudança de óleo' })).toBeTruthy();
  });
});

describe('a direct link', () => {
  const linked = (symptom: string) =>
    `/schedule?directAppointment=true&details=${btoa(JSON.stringify({ symptom_id: symptom, user_id: null }))}`;

  test('to a class that is full shows it among the services, with a way on: the lock ends [BKG-14] [BKG-24] [C-190]', async () => {
    const portal = portalWith({
      'GET /schedule/config': () => ({
        timeSlots: { morning: [], afternoon: [] },
        days: {},
        blockers: [],
      }),
    });
    open(portal, linked('FO-4'));
    expect(await screen.findByRole('heading', { name: 'De que precisa?' })).toBeTruthy();
    expect(await screen.findByText('Vagas indisponíveis')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Mudança de óleo' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Passos da marcação' })).toBeTruthy();
    expect(portal.goBack()).toBe(false);
  });
});

test('leaving the phone prompt books nothing', async () => {
  const portal = portalWith({ 'GET /user/client/': () => ({ ...client, phones: [] }) });
  await reachConfirmation(portal);
  press('Confirmar marcação');
  await vi.waitFor(() => expect(portal.shown).toHaveLength(1));
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Confirmar marcação' })).toBeTruthy(),
  );
  expect(sent(portal, 'POST /schedule')).toHaveLength(0);
});

test('an answer without success is no booking, and is told in its words [BKG-49]', async () => {
  const portal = portalWith({
    'POST /schedule': () => ({
      success: false,
      title: 'Marcação recusada',
      body: 'O prestador não aceitou.',
    }),
  });
  const info = vi.spyOn(portal.portal.overlays, 'info');
  await reachConfirmation(portal);
  press('Confirmar marcação');
  await vi.waitFor(() => expect(info).toHaveBeenCalledOnce());
  expect(info.mock.calls[0]?.[0]).toMatchObject({
    title: 'Marcação recusada',
    body: 'O prestador não aceitou.',
  });
  expect(screen.queryByText(/Está marcado/)).toBeNull();
});

test('a missing draft is created on confirmation, and booked half a second later [BKG-34]', async () => {
  const times: number[] = [];
  const portal = portalWith({
    'POST /schedule/draft': () => Response.json({}, { status: 500 }),
    'POST /schedule': () => {
      times.push(Date.now());
      return { success: true, appointmentId: 'S-9', schedulerId: '9' };
    },
  });
  await reachConfirmation(portal);
  portal.answer('POST /schedule/draft', () => {
    times.push(Date.now());
    return { success: true, scheduler_id: 'D-2', draft_work_id: 'W-2' };
  });
  // Every look moves the clock of the page on by its interval: how busy the machine is does not matter.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW });
  press('Confirmar marcação');
  await vi.waitFor(() => expect(times).toHaveLength(2), { interval: 10, timeout: 30_000 });
  const [drafted = 0, booked = 0] = times;
  expect(booked - drafted).toBeGreaterThanOrEqual(500);
  expect(booked - drafted).toBeLessThan(600);
  expect(sent(portal, 'POST /schedule')[0]?.body).toMatchObject({ scheduler_id: 'D-2' });
});

describe('the expert', () => {
  async function reachExpert(portal: TestPortal, expert: string) {
    const page = open(portal);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Corte' }));
    fireEvent.change(screen.getByLabelText('Com quem?'), { target: { value: expert } });
    press('Continuar');
    page.follow();
    fireEvent.click(await screen.findByRole('button', { name: /, com vagas/ }));
    fireEvent.click(await screen.findByRole('button', { name: '16:30' }));
    press('Continuar');
    page.follow();
    await screen.findByDisplayValue('Marta Figueiredo');
  }

  test('who was chosen in step 1 is said in step 3, not asked again, and can be changed [BKG-05] [BKG-06] [C-232]', async () => {
    const portal = portalWith();
    await reachExpert(portal, 'rui');
    expect(await screen.findByText('Com Rui Lima')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Rui Lima' })).toBeNull();
    press('Alterar profissional');
    fireEvent.click(screen.getByRole('radio', { name: 'Inês Prata' }));
    press('Confirmar marcação');
    await vi.waitFor(() => expect(sent(portal, 'POST /schedule')).toHaveLength(1));
    expect(sent(portal, 'POST /schedule')[0]?.body).toMatchObject({ expert_id: 'ines' });
  });

  test('who is not free in the slot is asked for among those who are [BKG-05] [BKG-06] [BKG-17] [C-232]', async () => {
    const portal = portalWith({
      'GET /schedule/experts': () => ({
        users: [
          { id: 'ines', name: 'Inês Prata' },
          { id: 'ana', name: 'Ana Sá' },
        ],
      }),
    });
    await reachExpert(portal, 'rui');
    expect(await screen.findByRole('radio', { name: 'Ana Sá' })).toBeTruthy();
    expect(screen.queryByText('Com Rui Lima')).toBeNull();
  });

  test('a single one who is free in the slot is chosen without being asked for [BKG-25]', async () => {
    const rui = { id: 'rui', name: 'Rui Lima' };
    const portal = portalWith({ 'GET /schedule/experts': () => ({ users: [rui] }) });
    await reachExpert(portal, '');
    const only = await screen.findByRole<HTMLInputElement>('radio', { name: 'Rui Lima' });
    await vi.waitFor(() => expect(only.checked).toBe(true));
    press('Confirmar marcação');
    await vi.waitFor(() => expect(sent(portal, 'POST /schedule')).toHaveLength(1));
    expect(sent(portal, 'POST /schedule')[0]?.body).toMatchObject({ expert_id: 'rui' });
  });

  test('nobody chosen in step 1: step 3 asks, and books without one as well [BKG-05] [BKG-06] [C-232]', async () => {
    const portal = portalWith();
    await reachExpert(portal, '');
    expect(await screen.findByRole('radio', { name: 'Sem preferência' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Inês Prata' })).toBeTruthy();
    press('Confirmar marcação');
    await vi.waitFor(() => expect(sent(portal, 'POST /schedule')).toHaveLength(1));
    expect(sent(portal, 'POST /schedule')[0]?.body).toMatchObject({ expert_id: null });
  });
});

test('what is paid on booking stands in the docks in euros, with a comma [LIM-10]', async () => {
  const portal = portalWith({
    'GET /schedule/services': () => ({
      services: [{ ...oilChange, schedule_payment_value: 1184.5 }],
    }),
  });
  const page = open(portal);
  const dock = (label: string) => screen.getByText(label).parentElement?.textContent;
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Mudança de óleo' }));
  expect(dock('Paga ao marcar')).toBe('Paga ao marcar1184,50\u00a0€');
  press('Continuar');
  page.follow();
  await chooseTime(page);
  await screen.findByDisplayValue('Marta Figueiredo');
  expect(dock('Paga a seguir')).toBe('Paga a seguir1184,50\u00a0€');
});

test('a service with a price and no item yet: the dock says what is missing, not the price [ITM-15]', async () => {
  const portal = portalWith({
    'GET /items/': () => ({ items: [] }),
    'GET /schedule/services': () => ({
      services: [{ ...oilChange, schedule_payment_value: 35 }],
    }),
  });
  portal.setProvider({
    supportsItems: true,
    itemLabel: 'Utente',
    itemFields: [
      {
        type: 'text',
        name: 'name',
        label: 'Nome',
        length: 255,
        position: 0,
        required: true,
        identifier: true,
        values: [],
      },
    ],
  });
  open(portal);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Mudança de óleo' }));
  expect(await screen.findByText('Falta preencher: Nome')).toBeTruthy();
  expect(screen.queryByText('Paga ao marcar')).toBeNull();
  expect(screen.getByRole('button', { name: 'Continuar' }).hasAttribute('disabled')).toBe(true);
  fireEvent.change(screen.getByLabelText('Nome'), { target: { value: 'Rui' } });
  expect(screen.getByText('Paga ao marcar')).toBeTruthy();
});

test('with no field required one that is filled makes the new item whole [ITM-15]', async () => {
  const portal = portalWith({ 'GET /items/': () => ({ items: [] }) });
  const field = { type: 'text', length: 255, required: false, identifier: true, values: [] };
  portal.setProvider({
    supportsItems: true,
    vertical: 'TECH',
    itemLabel: 'Equipamento',
    itemFields: [
      { ...field, name: 'brand', label: 'Marca', position: 0 },
      { ...field, name: 'model', label: 'Modelo', position: 1 },
    ],
  });
  open(portal);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Mudança de óleo' }));
  const goesOn = () => !screen.getByRole('button', { name: 'Continuar' }).hasAttribute('disabled');
  const write = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: `${label} opcional` }), {
      target: { value },
    });
  await screen.findByRole('textbox', { name: 'Modelo opcional' });
  expect(goesOn()).toBe(false);
  write('Modelo', 'XPS 13');
  expect(goesOn()).toBe(true);
  write('Modelo', ' ');
  expect(goesOn()).toBe(false);
  write('Marca', 'Dell');
  expect(goesOn()).toBe(true);
});
