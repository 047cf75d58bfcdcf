import { ApiError } from '@portal/api/http/apiError';
import { expect, test } from 'vitest';
import { describeRefusal } from './describeRefusal.ts';

const email = 'oficina@exemplo.pt';

test.each([{}, { message: 'Conflito.' }])(
  'the server says why it refuses, whatever it says beside it: %o [BKG-49]',
  (beside) => {
    const words = { title: 'Hora ocupada', body: 'Escolha outra.' };
    expect(describeRefusal(new ApiError(409, { ...beside, ...words }), email)).toEqual(words);
  },
);

test('a booking that was not concluded says to try again or to write [ERR-25]', () => {
  for (const error of [
    new ApiError(500, { message: 'x' }),
    new ApiError(422, {}),
    new Error('x'),
  ]) {
    const { title, body } = describeRefusal(error, email);
    expect(title).toBe('Pedido Sem Sucesso');
    expect(body).toMatch(/Tente novamente ou .* por e-mail: oficina@exemplo\.pt/);
  }
  expect(describeRefusal(new ApiError(500, {}), null).body).toContain('por e-mail');
});

test('without a connection, in which nobody can write either, it says that and to try again [ERR-25] [C-385]', () => {
  const { title, body } = describeRefusal(new ApiError(0, {}), email);
  expect(title).toBe('Sem ligação');
  expect(body).toContain('Verifique a ligação à Internet e tente novamente.');
});
