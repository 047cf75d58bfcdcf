// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { TestRequest } from '@portal/remote/testing/createTestFetch';
import { afterEach, expect, test } from 'vitest';
import type { DraftStore } from '../draft/createDraftStore.ts';
import { useDraftField } from '../draft/useDraftField.ts';
import { SetupTestShell } from '../testing/SetupTestShell.tsx';
import { DraftNumber } from './DraftNumber.tsx';

afterEach(cleanup);

function Price() {
  const isRight = (euros: number) => euros <= 100;
  const field = useDraftField('settings', 'sms_price');
  return <DraftNumber field={field} label="Preço" wrong="Indique euros." isRight={isRight} />;
}

/** The field on a page that can be gone from, which leaves no field. */
function onPage() {
  const requests: TestRequest[] = [];
  const stores: DraftStore[] = [];
  const saved = { revision: 2, changed_at: null, missing: [], differs: true };
  const shown = (isThere: boolean) => (
    <SetupTestShell
      values={{ settings: { sms_price: 0.05 } }}
      answers={{ 'PATCH /draft': () => saved }}
      requests={requests}
      onStore={(made) => stores.push(made)}
    >
      {isThere && <Price />}
    </SetupTestShell>
  );
  const { rerender } = render(shown(true));
  const show = (isThere: boolean) => rerender(shown(isThere));
  const sent = () => requests.map(({ body }) => Object(body).values);
  return { show, sent, unsaved: () => stores[0]?.unsaved(), leaveAll: () => stores[0]?.leaveAll() };
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Preço' });
const type = (value: string) => fireEvent.change(input(), { target: { value } });

test('a figure that was typed and not left is part of the draft', async () => {
  const { show, sent, unsaved, leaveAll } = onPage();
  expect(input().value).toBe('0,05');
  type('0,');
  expect(screen.queryByText('Indique euros.')).toBeNull();
  type('0,070');
  expect([input().value, sent()]).toEqual(['0,070', []]);
  show(false);
  expect(unsaved()).toEqual(['settings.sms_price']);
  await leaveAll();
  expect(sent()).toEqual([{ settings: { sms_price: 0.07 } }]);
  show(true);
  expect(input().value).toBe('0,07');
});

test('what is no figure stays in its field when one comes back, is named as unsaved, and ends with a figure', async () => {
  const { show, sent, unsaved } = onPage();
  type('0,0x');
  fireEvent.blur(input());
  screen.getByText('Indique euros.');
  show(false);
  expect(unsaved()).toEqual(['settings.sms_price']);
  show(true);
  expect(input().value).toBe('0,0x');
  screen.getByText('Indique euros.');
  type('0,08');
  fireEvent.blur(input());
  await waitFor(() => expect(sent()).toEqual([{ settings: { sms_price: 0.08 } }]));
  await waitFor(() => expect(unsaved()).toEqual([]));
  expect(screen.queryByText('Indique euros.')).toBeNull();
});
