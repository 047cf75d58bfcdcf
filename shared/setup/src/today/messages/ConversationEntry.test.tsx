// @vitest-environment happy-dom
import type { Conversation } from '@portal/api/provider/conversations';
import type { TestRequest } from '@portal/remote/testing/createTestFetch';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SetupTestShell } from '../../testing/SetupTestShell.tsx';
import { ConversationEntry } from './ConversationEntry.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const OFFLINE = 'Sem ligação. Nada se perdeu: tente outra vez.';
const line = (message: string, time: string) => ({
  ...{ type: 'CLIENT' as const, message, date: `2027-01-12T${time}:00.000Z`, read_date: null },
});
const first = line('Já está pronto?', '10:00');
const later = line('Está aí alguém?', '10:05');

function show(messages: Conversation['messages'], answers = {}) {
  const requests: TestRequest[] = [];
  const conversation = {
    ...{ id: 'A-1', customer: null, about: 'Peugeot 308', since: first.date },
    messages,
  };
  const page = (of: Conversation) => (
    <SetupTestShell answers={answers} requests={requests}>
      <ConversationEntry conversation={of} />
    </SetupTestShell>
  );
  const { rerender } = render(page(conversation));
  return {
    requests,
    arrive: (line_: Conversation['messages'][number]) =>
      rerender(page({ ...conversation, messages: [...messages, line_] })),
  };
}
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));

test('that no answer is needed is said of what was on the screen [C-951]', async () => {
  const path = '/provider/conversations/A-1/read';
  const answers = { [`POST ${path}`]: () => Response.json({ id: 'A-1' }, { status: 201 }) };
  const { requests } = show([first, later], answers);
  press(/^Não precisa de resposta/);
  await expect.poll(() => requests).toMatchObject([{ path, body: { seen_until: later.date } }]);
});

test('an answer is of what was on the screen, and sent again it is the same call, whatever came meanwhile [C-951]', async () => {
  const path = '/provider/works/A-1/messages';
  const { requests, arrive } = show([first], { [`POST ${path}`]: () => Response.error() });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Às cinco.' } });
  press('Enviar resposta');
  await screen.findByText(OFFLINE);
  arrive(later);
  await screen.findByText(later.message);
  press('Enviar resposta');
  await expect.poll(() => requests).toHaveLength(2);
  const body = { message: 'Às cinco.', seen_until: first.date };
  expect(requests).toMatchObject([{ path, body }, { body }]);
  const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(1);

  // Also after the page was loaded again (C-805).
  cleanup();
  const again = show([first, later], { [`POST ${path}`]: () => Response.error() });
  press('Enviar resposta');
  await expect.poll(() => again.requests).toMatchObject([{ body }]);
  expect(again.requests[0]?.headers.get('Idempotency-Key')).toBe(keys[0]);
  await screen.findByText(OFFLINE);

  // Other words are another answer, of what is there now.
  await expect
    .poll(() => screen.getByRole('button', { name: 'Enviar resposta' }).ariaBusy)
    .not.toBe('true');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Às seis.' } });
  press('Enviar resposta');
  await expect.poll(() => again.requests).toHaveLength(2);
  expect(again.requests[1]?.body).toEqual({ message: 'Às seis.', seen_until: later.date });
});
