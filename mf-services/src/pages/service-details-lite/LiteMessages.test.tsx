// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aWork } from '../../testing/aWork.ts';
import { LiteMessages } from './LiteMessages.tsx';

function open(state: string | null) {
  const asked: string[] = [];
  render(
    <TestShell test={createTestPortal()} path="/service-details-lite">
      <LiteMessages
        work={aWork({ message_toast_state: state })}
        askForAccount={(body) => asked.push(body)}
      />
    </TestShell>,
  );
  return asked;
}

afterEach(cleanup);

test.each(['EXPANDED', 'IGNORE'])(
  'a message that was not read (%s) is told, and an account opens it (C-185) [LITE-24] [DET-45]',
  (state) => {
    const asked = open(state);
    expect(screen.getByText('Por ler')).toBeTruthy();
    expect(screen.getByText(/^Auto Mirante escreveu-lhe\./)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Ler a mensagem' }));
    expect(asked).toEqual(['Para ler a mensagem precisa de uma conta.']);
  },
);

test.each(['READ', null])('without an unread message (%s) there is nothing [DET-45]', (state) => {
  open(state);
  expect(screen.queryByText('Mensagens')).toBeNull();
});
