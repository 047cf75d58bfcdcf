// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

afterEach(cleanup);

/** The name is fine; the city is found wrong when it is empty, at once or by the server. */
function Sample({ check }: { check: () => Promise<void> }) {
  const [city, setCity] = useState('');
  const [error, setError] = useState('');
  async function send(): Promise<void> {
    await check();
    setError(city === '' ? 'Campo obrigatório!' : '');
  }
  return (
    <Form onSubmit={send}>
      <TextField label="Nome" value="Marta" />
      <TextField label="Localidade" value={city} error={error} onChange={setCity} />
      <Button type="submit">Guardar</Button>
    </Form>
  );
}

const send = () => act(async () => fireEvent.click(screen.getByRole('button')));
const city = () => screen.getByLabelText('Localidade');

test('the first wrong field gets the focus, and again when the same is sent again', async () => {
  render(<Sample check={() => Promise.resolve()} />);
  await send();
  expect(document.activeElement).toBe(city());
  screen.getByLabelText('Nome').focus();
  await send();
  expect(document.activeElement).toBe(city());
});

test('who writes on while the answer is under way keeps the focus', async () => {
  let answer: () => void = () => undefined;
  render(<Sample check={() => new Promise((resolve) => (answer = resolve))} />);
  await send();
  screen.getByLabelText('Nome').focus();
  fireEvent.input(screen.getByLabelText('Nome'));
  await act(async () => answer());
  expect(city().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(screen.getByLabelText('Nome'));
});
