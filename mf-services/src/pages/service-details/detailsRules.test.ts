import { expect, test } from 'vitest';
import { chatBubbles } from './messages/chatBubbles.ts';

test('the chat names the day once and says what was read [DET-14] [DET-52]', () => {
  const chat = chatBubbles(
    [
      { type: 'COMPANY', message: 'Bom dia', date: '2026-07-13T08:52:00Z', read_date: null },
      {
        type: 'CLIENT',
        message: 'Olá',
        date: '2026-07-13T09:06:00Z',
        read_date: '2026-07-13T10:00:00Z',
      },
      { type: 'COMPANY', message: 'Pronto', date: '2026-07-14T09:00:00Z', read_date: null },
    ],
    'Auto Mirante',
    '2026-07-14',
  );
  expect(chat.map(({ day, own, meta }) => ({ day, own, meta }))).toEqual([
    { day: '13\u00a0jul.', own: false, meta: 'Auto Mirante, 09:52' },
    { day: undefined, own: true, meta: '10:06 · Lida' },
    { day: 'hoje', own: false, meta: 'Auto Mirante, 10:00' },
  ]);
});
