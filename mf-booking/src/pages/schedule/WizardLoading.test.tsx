// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
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
