// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PhoneDialog } from './PhoneDialog.tsx';

afterEach(cleanup);

function ask(number: string) {
  const answers: (string | null)[] = [];
  render(
    <PhoneDialog
      request={{ title: 'Telefone de contacto', body: 'Para o caso de ser preciso.' }}
      onAnswer={(phone) => answers.push(phone)}
    />,
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: number } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  return answers;
}

test.each(['912345678', '+351 922 345 678', '00351932345678', '351962345678', '212345678'])(
  '%s is a contact and is answered with its country [VAL-06]',
  (number) => {
    const [phone] = ask(number);
    expect(phone).toBe(`+351${number.replaceAll(' ', '').slice(-9)}`);
    expect(screen.queryByText('Número de contacto Inválido')).toBeNull();
  },
);

test('an empty number is said to be required until it is typed [VAL-19]', () => {
  expect(ask('')).toEqual([]);
  screen.getByText('Campo obrigatório!');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '91' } });
  expect(screen.queryByText('Campo obrigatório!')).toBeNull();
});

test.each(['9123', '942345678', '902345678', '312345678'])(
  '%j is none, which is said in the exact words until it is changed [VAL-06] [VAL-07]',
  (number) => {
    expect(ask(number)).toEqual([]);
    screen.getByText('Número de contacto Inválido');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '91' } });
    expect(screen.queryByText('Número de contacto Inválido')).toBeNull();
  },
);
