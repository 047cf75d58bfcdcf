import { expect, type Page } from '@playwright/test';
import { bookButton } from '../../support/people/bookButton.ts';
import { bookService, pendingAppointments } from '../../support/people/bookService.ts';
import { askEarlyStart } from '../../support/people/askEarlyStart.ts';
import { openSession, registerCustomer, type Customer } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { domains, originOf } from '../../support/domains.ts';
import { chooseService, chooseTime } from '../steps/chooseService.ts';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).click();
const conclude = (page: Page, name: string | RegExp) =>
  page.getByRole('alertdialog').getByRole('button', { name }).click();

/** Something that needs an answer now. */
interface Act {
  /** The page on which it is done. */
  path: () => Promise<string>;
  /** Up to the last tap, while there is network. */
  prepare?: (page: Page) => Promise<unknown>;
  /** The last taps. */
  act: (page: Page) => Promise<unknown>;
  /** What is said when the call got no answer. */
  says: string;
  /** Where the button says itself that there is no network. */
  isOff: boolean;
}

const UNREACHED = 'Não foi possível chegar ao servidor.';

function actsOfWorkshop(customer: Customer): Record<string, Act> {
  const given = givenFor(customer);
  const details = (work: string) => `/service-details/${work}`;
  return {
    approval: {
      path: async () => details(await given.budget()),
      act: async (page) => {
        await press(page, 'Aprovar orçamento');
        await conclude(page, /^Aprovar com obrigação de pagar/);
      },
      says: UNREACHED,
      isOff: true,
    },
    refusal: {
      path: async () => details(await given.jobs()),
      prepare: async (page) => {
        const refuse = main(page).getByRole('radio', { name: 'Recusar' });
        for (const job of [0, 1, 2]) await refuse.nth(job).check({ force: true });
      },
      act: async (page) => {
        await press(page, 'Enviar decisão');
        await conclude(page, 'Enviar decisão');
      },
      says: UNREACHED,
      isOff: true,
    },
    payment: {
      path: async () => {
        const work = await given.work(4);
        await given.provider.askPayment(work, 40);
        return `/payment/${work}`;
      },
      prepare: async (page) => {
        for (const name of ['Multibanco', 'Consumidor final'])
          await main(page).getByRole('radio', { name }).check({ force: true });
      },
      act: (page) => press(page, /^(Gerar|Pagar)/),
      says: 'tente mais tarde',
      isOff: true,
    },
    rating: {
      path: async () => details(await given.work(5)),
      prepare: (page) =>
        main(page).getByRole('radio', { name: '4 estrelas' }).check({ force: true }),
      act: (page) => press(page, 'Submeter Feedback'),
      says: UNREACHED,
      isOff: false,
    },
    profile: {
      path: async () => '/perfil',
      prepare: (page) => main(page).getByLabel('Nome', { exact: true }).fill('Inês Pereira'),
      act: (page) => press(page, 'Guardar Alterações'),
      says: UNREACHED,
      isOff: true,
    },
  };
}

function actsOfBarber(customer: Customer): Record<string, Act> {
  const service = 'Corte de cabelo';
  return {
    booking: {
      path: async () => '/schedule',
      prepare: async (page) => {
        await chooseService(page, service);
        await chooseTime(page);
        await askEarlyStart(page);
      },
      act: (page) => bookButton(page).click(),
      says: UNREACHED,
      isOff: true,
    },
    move: {
      path: async () => `/move/${(await bookService(customer, service)).id}`,
      prepare: (page) =>
        main(page)
          .getByRole('group', { name: 'As mais próximas da sua' })
          .getByRole('button')
          .first()
          .click(),
      act: (page) => press(page, 'Mudar a hora'),
      says: UNREACHED,
      isOff: true,
    },
    cancellation: {
      path: async () => `/service-details/${(await bookService(customer, service)).id}?s=I&t=0`,
      act: async (page) => {
        await press(page, 'Cancelar marcação');
        await conclude(page, 'Cancelar marcação');
      },
      says: UNREACHED,
      isOff: false,
    },
  };
}

test(
  'what is decided, booked, paid or said of oneself needs an answer now, says so, and is never sent later',
  { tag: ['@OFF-02'] },
  async ({ page, context, customer }) => {
    const visitor = await registerCustomer(domains.barber);
    await openSession(context, visitor);
    const acts = [
      ...Object.values(actsOfWorkshop(customer)).map((act) => ({ act, at: domains.workshop })),
      ...Object.values(actsOfBarber(visitor)).map((act) => ({ act, at: domains.barber })),
    ];
    const opened: { page: Page; act: Act }[] = [];
    for (const { act, at } of acts) {
      const tab = opened.length === 0 ? page : await context.newPage();
      await tab.goto(`${originOf(at)}/client${await act.path()}`);
      await act.prepare?.(tab);
      opened.push({ page: tab, act });
    }
    const booked = await pendingAppointments(visitor);

    /** Does it, and reads that nothing was reached. */
    const tryInVain = async ({ page: tab, act }: (typeof opened)[number]) => {
      await act.act(tab);
      const told = tab.getByRole('dialog').filter({ hasText: act.says });
      await told.getByRole('button', { name: 'OK', exact: true }).click();
      await expect(told).toHaveCount(0);
    };
    // Nothing answers, and the browser does not know it yet.
    const changes = '**/api/**';
    await context.route(changes, (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.abort('internetdisconnected'),
    );
    for (const one of opened) await tryInVain(one);
    await context.unroute(changes);
    // Then it knows.
    await context.setOffline(true);
    for (const one of opened)
      if (one.act.isOff)
        await expect(main(one.page).getByRole('button', { name: 'Sem ligação' })).toBeDisabled();
      else await tryInVain(one);

    // What may wait goes with the network, and nothing else with it.
    const words = main(page).getByRole('textbox', { name: 'Escrever mensagem' });
    await words.fill('Passo aí às 17:45');
    await words.press('Enter');
    await expect(main(page).getByText('1 por enviar')).toBeVisible();
    const sent: string[] = [];
    context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() !== 'GET' && pathname.startsWith('/api/main/')) sent.push(pathname);
    });
    await context.setOffline(false);
    await expect.poll(() => sent.filter((path) => path.endsWith('/chat/add'))).toHaveLength(1);
    for (const { page: tab, act } of opened)
      if (act.isOff)
        await expect(main(tab).getByRole('button', { name: 'Sem ligação' })).toHaveCount(0);
    await expect(main(page).getByText('Por enviar')).toHaveCount(0);
    // The total of what is chosen is asked for again, and stored nowhere.
    expect(sent.filter((path) => !path.endsWith('/budget/total'))).toEqual([
      expect.stringMatching(/\/chat\/add$/),
    ]);
    expect(await pendingAppointments(visitor)).toEqual(booked);
  },
);
