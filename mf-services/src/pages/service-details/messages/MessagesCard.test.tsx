// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aWork } from '../../../testing/aWork.ts';
import { MessagesCard } from './MessagesCard.tsx';

afterEach(cleanup);

function open(changes: Parameters<typeof aWork>[0]) {
  // Nothing comes into sight here.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    },
  );
  const onSeen = vi.fn<() => void>();
  render(
    <TestShell test={createTestPortal()}>
      <MessagesCard work={aWork(changes)} today="2026-07-14" canWrite onSeen={onSeen} />
    </TestShell>,
  );
  return onSeen;
}

test.each([
  ['EXPANDED', false, 1],
  ['IGNORE', false, 1],
  ['EXPANDED', true, 1],
  ['READ', false, 0],
  ['READ', true, 0],
])(
  'messages whose state of reading is %s, internal %s, say so %i times and are not read unseen [DET-44] [DET-45] [DET-47] [LIVE-09]',
  (message_toast_state, show_has_internal_notes_icon, times) => {
    const onSeen = open({ message_toast_state, show_has_internal_notes_icon });
    expect(screen.queryAllByText('Por ler')).toHaveLength(times);
    expect(onSeen).not.toHaveBeenCalled();
  },
);

test('the card holds what both wrote, the newest at the end, and who wrote it [DET-14] [DET-52] [LIVE-09]', () => {
  const said = { date: '2026-07-14T09:00:00Z', read_date: null };
  open({
    chat: [
      { ...said, type: 'COMPANY', message: 'Fica pronto hoje.' },
      { ...said, type: 'CLIENT', message: 'Obrigada.' },
    ],
  });
  const list = screen.getByRole('list', { name: 'Mensagens trocadas' });
  expect(list.textContent).toMatch(/Fica pronto hoje\..*Obrigada\./);
  expect(list.textContent?.match(/Auto Mirante, 10:00/g)).toHaveLength(1);
  expect(screen.getByRole('textbox', { name: 'Escrever mensagem' })).toBeTruthy();
});
