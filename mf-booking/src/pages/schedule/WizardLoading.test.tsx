// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { oilChange } from '../../testing/sampleServices.testing.ts';
import { open, portalWith } from '../../testing/schedulePage.testing.tsx';

afterEach(cleanup);

/** What stands around the services. */
function surroundings() {
  const steps = within(screen.getByRole('navigation', { name: 'Passos da marcação' }));
  return {
    steps: steps.getAllByRole('listitem').map((step) => step.textContent),
    current: steps
      .getAllByRole('listitem')
      .findIndex((step) => step.getAttribute('aria-current') === 'step'),
    heading: screen.getByRole('heading', { level: 1 }).textContent,
    dock: document.querySelector('[data-dock]')?.textContent,
    button: screen.getByRole<HTMLButtonElement>('button', { name: 'Continuar' }).disabled,
  };
}

test('before its services the wizard has its steps, its question and its dock already', async () => {
  let answer: (services: object) => void = () => undefined;
  const services = new Promise((resolve) => {
    answer = resolve;
  });
  open(portalWith({ 'GET /schedule/services': () => services }));
  const before = surroundings();
  expect(screen.queryByRole('checkbox')).toBeNull();
  answer({ services: [oilChange] });
  await screen.findByRole('checkbox', { name: new RegExp(oilChange.name) });
  expect(surroundings()).toEqual(before);
  expect(before.steps).toEqual(['Serviço', 'Data e hora', 'Confirmar']);
});

test('before its services a direct link has no step bar either, a link that cannot be read has one [BKG-26]', async () => {
  const details = btoa(JSON.stringify({ symptom_id: oilChange.fo_id, user_id: null }));
  const steps = () => screen.queryByRole('navigation', { name: 'Passos da marcação' });
  for (const [link, hasSteps] of [
    [details, false],
    ['%%%', true],
  ] as const) {
    let answer: (services: object) => void = () => undefined;
    const services = new Promise((resolve) => {
      answer = resolve;
    });
    const portal = portalWith({ 'GET /schedule/services': () => services });
    open(portal, `/schedule?directAppointment=true&details=${link}`);
    expect(screen.getByText('A preparar a marcação…')).toBeTruthy();
    expect(steps() !== null).toBe(hasSteps);
    answer({ services: [oilChange] });
    await waitFor(() => expect(screen.queryByText('A preparar a marcação…')).toBeNull());
    expect(steps() !== null).toBe(hasSteps);
    cleanup();
  }
});
