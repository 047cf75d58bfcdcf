import {
  createTestPortal,
  TestShell,
  type TestPortal,
  type TestPortalOptions,
} from '@portal/remote/testPortal';
import { fireEvent, render, screen } from '@testing-library/react';
import { haircut, oilChange, workshop } from './sampleServices.testing.ts';
import SchedulePage from '../pages/schedule/SchedulePage.tsx';

export const NOW = new Date('2026-07-09T10:00:00Z');
export const DAY = '2026-07-16';
export const client = {
  user_id: '1',
  name: 'Marta Figueiredo',
  phones: [{ number: '+351912345678', primary: true }],
  email: 'marta@exemplo.pt',
  invoice_primary: false,
  invoice_secondary: false,
  login_phone_validated: true,
  login_email_validated: false,
  terms_accepted: true,
  email_validated: false,
  registered: true,
};

/** A provider with three services and one free day; `options` change the rest. */
export function portalWith(
  answers: Record<string, () => unknown> = {},
  options: Omit<TestPortalOptions, 'answers'> = {},
): TestPortal {
  return createTestPortal({
    ...options,
    provider: { supportsItems: false, ...options.provider },
    answers: {
      'GET /schedule/services': () => ({ services: [oilChange, haircut, workshop] }),
      'POST /schedule/draft': () => ({ success: true, scheduler_id: 'D-1', draft_work_id: 'W-1' }),
      'GET /schedule/config': () => ({
        timeSlots: { morning: ['09:30'], afternoon: ['16:30'] },
        days: { [DAY]: { morning: ['09:30'], afternoon: ['16:30'] } },
        blockers: [],
      }),
      'GET /schedule/experts': () => ({ users: haircut.users }),
      'GET /user/client/': () => client,
      'POST /schedule': () => ({
        success: true,
        paymentsRequired: false,
        appointmentId: 'S-9',
        schedulerId: '9',
      }),
      ...answers,
    },
  });
}

/** Draws the page and follows the addresses it goes to; `params` are those of the first address. */
export function open(portal: TestPortal, path = '/schedule', params: { id?: string } = {}) {
  const view = { kind: 'page', name: 'schedule', params } as const;
  const draw = (at: string) => (
    <TestShell test={portal} view={view} path={at}>
      <SchedulePage />
    </TestShell>
  );
  const { rerender } = render(draw(path));
  return { follow: () => rerender(draw((portal.visited.at(-1) ?? '').replace('/client', ''))) };
}

/** The calls that were made, such as `POST /schedule`. */
export const sent = (portal: TestPortal, call: string) =>
  portal.requests.filter(({ method, path }) => `${method} ${path}` === call);
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Step 2: the free day at 16:30, and on. */
export async function chooseTime(page: ReturnType<typeof open>) {
  fireEvent.click(await screen.findByRole('button', { name: /16 de julho.*, com vagas/ }));
  fireEvent.click(await screen.findByRole('button', { name: '16:30' }));
  press('Continuar');
  page.follow();
}

/** From an empty wizard to step 3 with the oil change tomorrow at 16:30. */
export async function reachConfirmation(portal: TestPortal) {
  const page = open(portal);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Mudança de óleo' }));
  fireEvent.change(screen.getByLabelText(/Observações/), { target: { value: 'Filtro também' } });
  press('Continuar');
  page.follow();
  await chooseTime(page);
  await screen.findByDisplayValue('Marta Figueiredo');
  return page;
}
