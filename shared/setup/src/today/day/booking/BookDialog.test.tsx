// @vitest-environment happy-dom
import type { TestAnswer } from '@portal/remote/testing/createTestFetch';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SetupTestShell } from '../../../testing/SetupTestShell.tsx';
import { BookDialog } from './BookDialog.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const service = { name: 'Corte', duration_minutes: 30, expert_ids: [], position: 0 };
const question = {
  ...{ type: 'text', name: 'brand', label: 'Marca', position: 1, required: true, values: [] },
};

function show(inForce: TestAnswer, answers: Record<string, TestAnswer> = {}) {
  const values = {
    services: { barba: { ...service, name: 'Barba' } },
    modules: { support_equipment: true },
    activity: { signup_item_fields: [{ ...question, name: 'color', label: 'Cor' }] },
  };
  render(
    <SetupTestShell values={values} answers={{ 'GET /in-force': inForce, ...answers }}>
      <BookDialog day="2027-01-12" today="2027-01-12" onClose={() => undefined} />
    </SetupTestShell>,
  );
}

test('booked is of what is in force, and asked what is asked there; an only service is chosen [C-861] [C-953]', async () => {
  show(() => ({
    services: { corte: service },
    ...{ experts: {}, modules: { support_equipment: true } },
    activity: { item_label: 'Carro', signup_item_fields: [question] },
  }));
  expect((await screen.findByLabelText(/^Marca/)).tagName).toBe('INPUT');
  expect(screen.queryByLabelText(/^Cor/)).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Serviço' }).textContent).toContain('Corte');
});

test('where that is not known it is said', async () => {
  show(() => Response.error());
  await screen.findByText('Sem ligação. Nada se perdeu: tente outra vez.');
});

const TAKEN = 'A essa hora não há lugar. Escolha outra hora, ou outra pessoa.';
const OTHER = 'Isto mudou entretanto. Veja como está agora.';

test.each([
  ['a time that is taken', 'TIME_TAKEN', TAKEN],
  ['anything else', 409, OTHER],
])('of %s that is said, and nothing else [C-861]', async (_, code, words) => {
  const modules = { support_equipment: false };
  const inForce = { services: { corte: service }, experts: {}, modules, activity: {} };
  show(() => inForce, {
    'POST /provider/appointments': () => Response.json({ code, message: 'x' }, { status: 409 }),
  });
  const write = async (label: RegExp, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  await write(/^Hora/, '10:00');
  await write(/^Nome do cliente/, 'Ana Marques');
  await write(/^Telemóvel do cliente/, '912000001');
  fireEvent.click(screen.getByRole('button', { name: 'Marcar' }));
  await screen.findByText(words);
  expect(screen.queryByText(words === TAKEN ? OTHER : TAKEN)).toBeNull();
});
