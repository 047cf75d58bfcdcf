import { ApiError } from '@portal/api/http/apiError';
import { expect, test } from 'vitest';
import { describeRefusal } from './describeRefusal.ts';

const email = 'oficina@exemplo.pt';

test('the server says why it refuses [BKG-49]', () => {
  const refusal = new ApiError(409, { title: 'Hora ocupada', body: 'Escolha outra.' });
  expect(describeRefusal(refusal, email)).toEqual({
    title: 'Hora ocupada',
    body: 'Escolha outra.',
  });
});

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

test('without a connection it says that', () => {
  expect(describeRefusal(new ApiError(0, {}), email).title).toBe('Sem ligação');
});
