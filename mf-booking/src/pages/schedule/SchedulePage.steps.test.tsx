// @vitest-environment happy-dom
import { addLocalItem } from '@portal/api/items/addLocalItem';
import { Box } from '@portal/ui/icons/things/Box';
import { Car } from '@portal/ui/icons/vehicles/Car';
import { UserRound } from '@portal/ui/icons/people/UserRound';
import { MonitorSmartphone } from '@portal/ui/icons/things/MonitorSmartphone';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
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
import { HANDOVER_KEY, RELOAD_KEY } from '../../opening/saveBooking.ts';

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

const stepBar = () => screen.queryByRole('navigation', { name: 'Passos da marcação' });

describe('step 1', () => {
  test('has the step bar, and its draft from the start [BKG-26] [BKG-27]', async () => {
    const portal = portalWith();
    open(portal);
    await screen.findByRole('checkbox', { name: 'Mudança de óleo' });
    expect(stepBar()).not.toBeNull();
    await vi.waitFor(() => expect(sent(portal, 'POST /schedule/draft')).toHaveLength(1));
  });

  test.each([
    { iconSet: 'AUTO', vertical: 'AUTO', itemLabel: 'Viatura', icon: 'a car', Icon: Car },
    {
      iconSet: 'TECH',
      vertical: 'TECH',
      itemLabel: 'Equipamento',
      icon: 'devices',
      Icon: MonitorSmartphone,
    },
    { iconSet: 'DEFAULT', vertical: 'OTHER', itemLabel: 'Item', icon: 'a box', Icon: Box },
    {
      iconSet: 'DEFAULT',
      vertical: 'PHYSIO',
      itemLabel: 'Utente',
      icon: 'a person',
      Icon: UserRound,
    },
  ] as const)(
    'speaks of «$itemLabel» and draws $icon, as the provider says [CFG-02] [CFG-03] [CFG-12] [ITM-01] [SHL-02]',
    async ({ iconSet, vertical, itemLabel, Icon }) => {
      const item = {
        id: 'I-5',
        fo_id: null,
        title: 'Azul',
        subtitle: null,
        photo: null,
        image: null,
        read_specs: [],
        edit_specs: [],
        specs: {},
      };
      open(
        portalWith(
          { 'GET /items/': () => ({ items: [item] }) },
          { provider: { supportsItems: true, iconSet, vertical, itemLabel } },
        ),
      );
      const word = itemLabel.toLowerCase();
      const group = await screen.findByRole('group', { name: `Para que ${word}?` });
      expect(
        within(group).getByRole('radio', { name: new RegExp(`^Adicionar ${word}`) }),
      ).toBeTruthy();
      const drawn = [...group.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
      expect(drawn).toContain(render(<Icon />).container.firstElementChild?.innerHTML);
    },
  );

  test('names the items that cannot be loaded by the label of the provider [CFG-02] [ITM-01] [ITM-08] [C-297]', async () => {
    const portal = portalWith(
      { 'GET /items/': () => Response.json({}, { status: 500 }) },
      { provider: { supportsItems: true, itemLabelPlural: 'Equipamentos' } },
    );
    open(portal);
    await screen.findByText('Não foi possível carregar: equipamentos');
    portal.answer('GET /items/', () => ({ items: [] }));
    press('Tentar novamente');
    await screen.findByRole('radio', { name: /^Adicionar / });
    expect(screen.queryByText(/Não foi possível carregar/)).toBeNull();
  });

  test('items that are answered with 401 tell nothing over the page and lead nowhere [ERR-10]', async () => {
    const portal = portalWith(
      { 'GET /items/': () => Response.json({ message: 'Sessão terminada' }, { status: 401 }) },
      { provider: { supportsItems: true } },
    );
    open(portal);
    await screen.findByText(/^Não foi possível carregar/);
    expect([portal.shown, portal.visited]).toEqual([[], []]);
    expect(screen.queryByText('Sessão terminada')).toBeNull();
  });

  test.each([{ id: 'I-2' }, {}])(
    'chooses the item of the address, where it names one: %j [SHL-27] [SHL-29] [CFG-02] [ITM-01]',
    async (params) => {
      const named = (id: string, title: string) => ({
        id,
        title,
        fo_id: null,
        subtitle: null,
        photo: null,
        image: null,
        read_specs: [],
        edit_specs: [],
        specs: {},
      });
      open(
        portalWith(
          { 'GET /items/': () => ({ items: [named('I-1', 'Azul'), named('I-2', 'Verde')] }) },
          { provider: { supportsItems: true, itemLabel: 'Equipamento' } },
        ),
        params.id === undefined ? '/schedule' : `/schedule/${params.id}`,
        params,
      );
      const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: /^Verde/ });
      await vi.waitFor(() => expect(chosen.checked).toBe(params.id === 'I-2'));
      fireEvent.click(screen.getByRole('checkbox', { name: 'Mudança de óleo' }));
      const missing = screen.queryByText('Falta escolher: equipamento');
      expect(missing === null).toBe(params.id === 'I-2');
    },
  );

  test.each([true, false])(
    'asks for the items only where the provider has them: %s [API-20]',
    async (supportsItems) => {
      const portal = portalWith(
        { 'GET /items/': () => ({ items: [] }) },
        { provider: { supportsItems } },
      );
      open(portal);
      await screen.findByRole('checkbox', { name: 'Mudança de óleo' });
      await vi.waitFor(() => expect(sent(portal, 'POST /schedule/draft')).toHaveLength(1));
      expect(sent(portal, 'GET /items/')).toHaveLength(supportsItems ? 1 : 0);
    },
  );

  test('without any service there is nothing to continue with, but somebody to call', async () => {
    open(
      portalWith(
        { 'GET /schedule/services': () => ({ services: [] }) },
        { provider: { contactPhone: '+351222081745' } },
      ),
    );
    await screen.findByRole('heading', { name: 'Sem serviços para marcar' });
    expect(screen.queryByRole('button', { name: 'Continuar' })).toBeNull();
    expect(screen.getByText('Telefone').parentElement?.textContent).toMatch(/222.081.745/);
  });

  test('is left for the lite services where nothing can be booked online [BKG-11]', async () => {
    const portal = portalWith(
      {},
      {
        provider: { schedulerModule: 'NONE' },
        session: {
          mode: 'lite',
          subject: null,
          lite: {
            subjectId: null,
            hasEnded: false,
            isClient: false,
            hasAccount: false,
            itemsKey: 'lite',
          },
        },
      },
    );
    open(portal, '/schedule-lite');
    await vi.waitFor(() => expect(portal.visited).toEqual(['/client/services-lite']));
  });
});

describe('step 2', () => {
  test('shows the times as morning and afternoon [BKG-44] [ENT-14]', async () => {
    const page = open(portalWith());
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Mudança de óleo' }));
    press('Continuar');
    page.follow();
    fireEvent.click(await screen.findByRole('button', { name: /, com vagas/ }));
    const times = await screen.findByRole('group', { name: /^Horas livres/ });
    const titles = within(times).getAllByRole('heading');
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Manhã', 'Tarde']);
    expect(
      within(times)
        .getAllByRole('list')
        .map(({ textContent }) => textContent),
    ).toEqual(['09:30', '16:30']);
  });

  test('asks for the times of the part of the day that is preferred, by its value and under its label [ENT-14] [BKG-43]', async () => {
    const portal = portalWith();
    const page = open(portal);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Mudança de óleo' }));
    press('Continuar');
    page.follow();
    const preferred = await screen.findByRole('group', { name: 'Período preferido' });
    expect(
      within(preferred).getByRole<HTMLInputElement>('radio', { name: 'Todo o dia' }).checked,
    ).toBe(true);
    const asked = () => sent(portal, 'GET /schedule/config').at(-1)?.query.get('prefered_time');
    await vi.waitFor(() => expect(asked()).toBe('3'));
    for (const [label, value] of [
      ['Manhã', '1'],
      ['Tarde', '2'],
    ] as const) {
      fireEvent.click(within(preferred).getByRole('radio', { name: label }));
      await vi.waitFor(() => expect(asked()).toBe(value));
    }
  });
});

describe('step 3', () => {
  test.each([NOW, new Date(`${DAY}T07:00:00Z`)])(
    'at %o what was chosen for 16 July stands with its day as a figure, also where it is today [SRV-11] [C-595]',
    async (now) => {
      vi.setSystemTime(now);
      await reachConfirmation(portalWith());
      const stubs = screen
        .getAllByText('16')
        .map(({ parentElement }) => parentElement?.textContent);
      expect(stubs).toEqual(['qui16jul.']);
      expect(screen.queryByText('hoje')).toBeNull();
    },
  );

  test('asks for the experts of the slot, the favourite first and chosen [BKG-03] [BKG-17] [ENT-14]', async () => {
    const portal = portalWith();
    const page = open(portal);
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Corte/ }));
    const select = screen.getByLabelText<HTMLSelectElement>('Com quem?');
    expect(select.value).toBe('ines');
    expect([...select.options].map(({ value }) => value).filter(Boolean)).toEqual(['ines', 'rui']);
    press('Continuar');
    page.follow();
    expect(sent(portal, 'GET /schedule/experts')).toEqual([]);
    await chooseTime(page);
    expect(await screen.findByText('Com Inês Prata')).toBeTruthy();
    press('Alterar profissional');
    const experts = await screen.findByRole('group', { name: 'Com quem?' });
    const names = within(experts).getAllByRole('radio');
    expect(names.map((radio) => radio.getAttribute('value'))).toEqual(['ines', 'rui', '']);
    expect(within(experts).getAllByText('O seu favorito')).toHaveLength(1);
    expect(names[0]?.matches(':checked')).toBe(true);
    const [call, ...more] = sent(portal, 'GET /schedule/experts');
    expect(more).toEqual([]);
    expect(Object.fromEntries(call?.query ?? [])).toEqual({
      service_ids: 'cut',
      date: '16/07/2026',
      time: '16:30',
    });
  });

  test('asks for the experts also where only the second service has any [BKG-17]', async () => {
    const portal = portalWith();
    const page = open(portal);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Mudança de óleo' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Corte/ }));
    press('Continuar');
    page.follow();
    await chooseTime(page);
    expect(await screen.findByText('Com Inês Prata')).toBeTruthy();
    const [call] = sent(portal, 'GET /schedule/experts');
    expect(call?.query.get('service_ids')).toBe('oil,cut');
  });

  test('asks for the experts again where another time is taken [BKG-17] [ENT-14]', async () => {
    const portal = portalWith();
    const page = open(portal);
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Corte/ }));
    press('Continuar');
    page.follow();
    await chooseTime(page);
    await screen.findByText('Com Inês Prata');
    press('Data e hora');
    page.follow();
    portal.answer('GET /schedule/experts', () => ({ users: [{ id: 'rui', name: 'Rui Lima' }] }));
    fireEvent.click(await screen.findByRole('button', { name: '09:30' }));
    press('Continuar');
    page.follow();
    await vi.waitFor(() => {
      const calls = sent(portal, 'GET /schedule/experts');
      expect(calls.map(({ query }) => query.get('time'))).toEqual(['16:30', '09:30']);
    });
    await vi.waitFor(() => expect(screen.queryByText('Com Inês Prata')).toBeNull());
  });

  test('asks for no experts when no service has any [BKG-17]', async () => {
    const portal = portalWith();
    await reachConfirmation(portal);
    expect(sent(portal, 'GET /schedule/experts')).toEqual([]);
  });

  test.each([
    { step: 'Data e hora', headings: ['Quando lhe dá jeito?'] },
    { step: 'Serviço', headings: ['De que precisa?', 'Quando lhe dá jeito?'] },
  ])(
    'after «$step» is opened with the client data of that moment, none of before, beside what was typed [BKG-15] [BKG-16] [C-194] [ENT-14]',
    async ({ step, headings }) => {
      const portal = portalWith();
      const page = await reachConfirmation(portal);
      expect(sent(portal, 'GET /user/client/')).toHaveLength(1);
      fireEvent.change(screen.getByLabelText(/^Telemóvel/), { target: { value: '931112223' } });
      press(step);
      page.follow();
      let arrive: (data: typeof client) => void = () => undefined;
      const later = new Promise<typeof client>((resolve) => {
        arrive = resolve;
      });
      portal.answer('GET /user/client/', () => later);
      for (const name of headings) {
        await screen.findByRole('heading', { name });
        await vi.waitFor(() =>
          expect(screen.getByRole('button', { name: 'Continuar' }).hasAttribute('disabled')).toBe(
            false,
          ),
        );
        press('Continuar');
        page.follow();
      }
      await vi.waitFor(() => expect(sent(portal, 'GET /user/client/')).toHaveLength(2));
      expect(screen.queryByDisplayValue('Marta Figueiredo')).toBeNull();
      arrive({ ...client, name: 'Marta Lima' });
      expect(await screen.findByDisplayValue('Marta Lima')).toBeTruthy();
      const phone = screen.getByLabelText<HTMLInputElement>(/^Telemóvel/);
      expect(phone.value.replaceAll(/\s/g, '')).toBe('931112223');
    },
  );
});

test.each([
  { symptom: 'FO-3', step: 2, heading: 'Quando lhe dá jeito?' },
  // The class of 18 July, which has a place.
  { symptom: 'FO-4', step: 3, heading: 'Confirme os dados' },
])(
  'a link that locks the wizard to step $step has no step bar and no way back, and asks for no items where there are none [API-20] [BKG-09] [BKG-10] [BKG-14] [BKG-26]',
  async ({ symptom, heading }) => {
    const slots = { morning: ['10:00'], afternoon: [] };
    const portal = portalWith({
      'GET /schedule/config': () => ({
        timeSlots: slots,
        days: { '2026-07-18': slots },
        blockers: [],
      }),
    });
    const details = btoa(JSON.stringify({ symptom_id: symptom, user_id: null }));
    open(portal, `/schedule?directAppointment=true&details=${details}`);
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(stepBar()).toBeNull();
    const before = portal.visited.length;
    expect(portal.goBack()).toBe(true);
    expect(portal.visited).toHaveLength(before);
    expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
    expect(sent(portal, 'GET /items/')).toEqual([]);
  },
);

test('whoever logs out leaves no choice behind in the browser; a session that ran out takes none away [SHL-71]', async () => {
  const portal = portalWith();
  open(portal);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Mudança de óleo' }));
  await vi.waitFor(() => expect(sessionStorage.getItem(RELOAD_KEY)).toContain('oil'));
  localStorage.setItem(HANDOVER_KEY, sessionStorage.getItem(RELOAD_KEY) ?? '');
  act(() => void portal.bus.emit('session.ended', { reason: 'expired' }));
  expect(sessionStorage.getItem(RELOAD_KEY)).toContain('oil');
  expect(localStorage.getItem(HANDOVER_KEY)).toContain('oil');
  act(() => void portal.bus.emit('session.ended', { reason: 'logout' }));
  expect([sessionStorage.getItem(RELOAD_KEY), localStorage.getItem(HANDOVER_KEY)]).toEqual([
    null,
    null,
  ]);
});

test('step 3 of a visitor loads no client data, takes no file and saves nothing, whatever it costs: it offers an account [BKG-16] [LITE-03] [LITE-12] [POL-05]', async () => {
  const lite = {
    subjectId: null,
    hasEnded: false,
    isClient: false,
    hasAccount: false,
    itemsKey: 'lite',
  };
  const services = [{ ...oilChange, schedule_payment_value: 35 }];
  const portal = portalWith(
    { 'GET /schedule/services': () => ({ services }) },
    { session: { mode: 'lite', subject: null, lite } },
  );
  const page = open(portal, '/schedule-lite');
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Mudança de óleo/ }));
  press('Continuar');
  page.follow();
  await chooseTime(page);
  await screen.findByRole('heading', { level: 1, name: 'Está quase' });
  expect(screen.queryByRole('button', { name: /obrigação de pagar/ })).toBeNull();
  expect(document.querySelector('input[type="file"]')).toBeNull();
  press('Guardar marcação');
  await vi.waitFor(() => expect(portal.shown.map(({ kind }) => kind)).toEqual(['liteRegister']));
  expect(portal.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  expect(sent(portal, 'GET /user/client/')).toEqual([]);
});

test('a visitor leaves an item of this device to the account as a new one, without its id [APT-07] [LITE-11]', async () => {
  const lite = {
    subjectId: null,
    hasEnded: false,
    isClient: false,
    hasAccount: false,
    itemsKey: 'liteItems:k',
  };
  const provider = { supportsItems: true };
  const portal = portalWith({}, { provider, session: { mode: 'lite', subject: null, lite } });
  const specs = { brand: 'Renault', model: 'Clio' };
  const { id } = addLocalItem(
    localStorage,
    lite.itemsKey,
    specs,
    portal.portal.provider,
    '2026-07-09',
  );
  const page = open(portal, '/schedule-lite');
  await screen.findByRole('radio', { name: /^Renault Clio/, checked: true });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Mudança de óleo' }));
  press('Continuar');
  page.follow();
  await chooseTime(page);
  await screen.findByRole('heading', { level: 1, name: 'Está quase' });
  press('Guardar marcação');
  await vi.waitFor(() => expect(localStorage.getItem(HANDOVER_KEY)).not.toBeNull());
  for (const left of [localStorage.getItem(HANDOVER_KEY), sessionStorage.getItem(RELOAD_KEY)]) {
    expect(JSON.parse(left ?? '')).toMatchObject({ newItem: specs, savedAt: NOW.getTime() });
    expect(left).not.toContain(`"${id}"`);
  }
  cleanup();

  const item = { id: 'I-5', title: 'Renault Clio', subtitle: null, photo: null, specs };
  const field = (name: string, label: string) => ({
    ...{ name, label, type: 'input' as const, values: [], required: true },
    ...{ length: 255, position: 1, identifier: false },
  });
  const account = portalWith(
    {
      'GET /items/': () => ({ items: [] }),
      'POST /items/': () => ({ message: 'Adicionada.', item }),
    },
    { provider: { ...provider, itemFields: [field('brand', 'Marca'), field('model', 'Modelo')] } },
  );
  open(account, '/schedule?passo=3');
  await screen.findByDisplayValue('Marta Figueiredo');
  press('Confirmar marcação');
  await vi.waitFor(() => expect(sent(account, 'POST /schedule')).toHaveLength(1));
  const [added] = sent(account, 'POST /items/');
  expect(added?.body).toEqual({ specs });
  const [booked] = sent(account, 'POST /schedule');
  expect(booked?.body).toMatchObject({ item_id: 'I-5' });
  expect(booked?.body).not.toHaveProperty('item_fo_id');
  expect(JSON.stringify(account.requests)).not.toContain(`"${id}"`);
});
