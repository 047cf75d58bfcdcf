import type { Locator, Page } from '@playwright/test';
import { quietHome } from '../../support/people/quietHome.ts';
import type { Fault } from './faults.ts';

/** Files or answers of one kind, and the way of a customer to what needs them. */
export interface FaultKind {
  name: string;
  path: RegExp;
  /** Address of the page. */
  address: string;
  /** What the customer does on the page until what is behind the file is asked for. */
  reach?(this: void, page: Page): Promise<void>;
  /** There when all of it is. */
  content(this: void, page: Page): Locator;
  /** A style sheet that must be on the page, too. */
  style?: RegExp;
  /** Faults that it cannot have. */
  without?: readonly Fault[];
  /** At a provider that has a release of it on trial, with what everyone has behind it. */
  hasFallback?: true;
  /** Faults that the page says and does not tell: the service knows how it answered, or no call failed at last. */
  isUntold?: readonly Fault[];
}

const HOME = { address: '/client/services', content: quietHome };
const panelOf = (page: Page, name: string) => page.getByRole('dialog', { name });

async function openBell(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Notificações/ }).click();
}

async function openCalendar(page: Page): Promise<void> {
  const service = page.getByRole('checkbox', { name: 'Revisão', exact: true });
  await service.waitFor();
  if (!(await service.isChecked())) await service.check({ force: true });
  await page.getByRole('button', { name: 'Continuar' }).click();
}

const BELL = {
  address: '/client/services',
  reach: openBell,
  content: (page: Page) =>
    panelOf(page, 'Notificações').getByRole('heading', {
      name: /^(?:Sem notificações|Falha inteira)$/,
    }),
};

/** Everything that comes over the wire, from the shell to a calendar within a page. */
export const FAULT_KINDS: readonly FaultKind[] = [
  { name: 'script of the shell', path: /\/host\/main\.\w+\.js/, ...HOME },
  {
    name: 'style sheet of the shell',
    path: /\/host\/main\.\w+\.css/,
    style: /\/host\/main\./,
    ...HOME,
  },
  {
    name: 'lazy part of the shell (drawer)',
    path: /\/host\/drawer\.\w+\.js/,
    address: '/client/services',
    reach: (page) => page.getByRole('button', { name: 'Agenda' }).first().click(),
    content: (page) => panelOf(page, 'Agenda'),
  },
  { name: 'font', path: /\/host\/[\w-]+\.\w+\.woff2/, ...HOME },
  { name: 'entry of a remote', path: /\/mf-services\/remoteEntry\./, ...HOME },
  { name: 'script of a remote', path: /\/mf-services\/remote\.\w+\.js/, ...HOME },
  { name: 'script of a page', path: /\/mf-services\/page-services\.\w+\.js/, ...HOME },
  {
    name: 'style sheet of a page',
    path: /\/mf-services\/page-services\.\w+\.css/,
    style: /\/mf-services\/page-services\./,
    ...HOME,
  },
  { name: 'script of a panel', path: /\/mf-notifications\/panel-notifications\.\w+\.js/, ...BELL },
  {
    name: 'lazy part of a page (calendar)',
    path: /\/mf-booking\/calendar-month\.\w+\.js/,
    address: '/client/schedule',
    reach: openCalendar,
    content: (page) => page.getByRole('button', { name: 'Mês seguinte' }),
  },
  {
    name: 'entry of a release on trial',
    path: /\/mf-fault-\w+\/remoteEntry\./,
    hasFallback: true,
    ...BELL,
  },
  {
    name: 'data of a page',
    path: /\/api\/main\/services\/active/,
    // The same data with a line more.
    without: ['changed'],
    // What is not found is an answer; what was lost or late once comes by itself in the end.
    isUntold: ['missing', 'reset', 'hang'],
    ...HOME,
  },
  {
    name: 'configuration',
    path: /\/api\/main\/config$/,
    // 404 is the answer for a provider that is none (SHL-63).
    without: ['missing', 'changed'],
    isUntold: ['error', 'reset', 'cut', 'type'],
    ...HOME,
  },
];
