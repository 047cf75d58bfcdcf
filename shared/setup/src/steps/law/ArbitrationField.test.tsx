// @vitest-environment happy-dom
import type { TestRequest } from '@portal/remote/testing/createTestFetch';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SetupTestShell } from '../../testing/SetupTestShell.tsx';
import { ArbitrationField } from './ArbitrationField.tsx';

afterEach(cleanup);

const near = { name: 'CICAP, do Porto', url: 'https://www.cicap.pt', doubt: null };
const ofCars = { name: 'CASA', url: 'https://www.casa.pt/queixas', doubt: 'Confirme se aceita.' };

/** @returns what was saved of the entity, in order */
function open(arbitration: object | null) {
  const requests: TestRequest[] = [];
  const saved = { changed_at: '2026-11-27T10:22:00Z', missing: [], differs: true };
  const answers = {
    'GET /arbitration': () => ({ preset: near, offered: [near, ofCars] }),
    'PATCH /draft': () => ({ ...saved, revision: requests.length }),
  };
  render(
    <SetupTestShell values={{ legal: { arbitration } }} answers={answers} requests={requests}>
      <ArbitrationField />
    </SetupTestShell>,
  );
  return () =>
    requests.flatMap(({ method, body }) =>
      method === 'PATCH' ? [Object(body).values.legal.arbitration] : [],
    );
}
const field = () => screen.getByLabelText<HTMLSelectElement>(/^Entidade de arbitragem/);

test('an entity that is preset is shown chosen, with its site and without doubt [SET-08] [C-785]', async () => {
  const saved = open({ name: near.name, url: near.url });
  const site = await screen.findByRole('link', { name: 'www.cicap.pt' });
  expect(site.getAttribute('href')).toBe(near.url);
  expect(field().value).toBe(near.name);
  expect(screen.queryByText(ofCars.doubt)).toBeNull();
  expect(saved()).toEqual([]);
});

test('the one that may be no more is offered with its doubt, and chosen all the same [SET-08] [C-785]', async () => {
  const saved = open(null);
  await screen.findByRole('option', { name: ofCars.name });
  expect(field().value).toBe('');
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.change(field(), { target: { value: ofCars.name } });
  expect(screen.getByText(ofCars.doubt)).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe(ofCars.url);
  await waitFor(() => expect(saved()).toEqual([{ name: ofCars.name, url: ofCars.url }]));
});

test('another entity is written with its name and its site [SET-08]', async () => {
  const saved = open(null);
  await screen.findByRole('option', { name: near.name });
  fireEvent.change(field(), { target: { value: 'own' } });
  const write = (label: string, value: string) => {
    const line = screen.getByLabelText(label);
    fireEvent.change(line, { target: { value } });
    fireEvent.blur(line);
  };
  write('Nome da entidade', 'Centro do Minho');
  expect(saved()).toEqual([]);
  write('Site da entidade', 'www.centro.pt');
  await waitFor(() => expect(saved()).toEqual([{ name: 'Centro do Minho', url: 'www.centro.pt' }]));
});
