// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { TestRequest } from '@portal/remote/testing/createTestFetch';
import { afterEach, expect, test } from 'vitest';
import type { DraftStore } from '../draft/createDraftStore.ts';
import { useDraftField } from '../draft/useDraftField.ts';
import { SetupTestShell } from '../testing/SetupTestShell.tsx';
import { DraftNumber } from './DraftNumber.tsx';

afterEach(cleanup);

/** With another figure beside it in one value, as the two of a storage fee are. */
function Fee() {
  const { id, value, change, leave } = useDraftField('law', 'storage_fee');
  if (value === null) return null;
  return (
    <DraftNumber
      field={{
        ...{ id: `${id}.euros_per_day`, value: value.euros_per_day, error: null, leave },
        change: (figure) => change({ ...value, euros_per_day: figure }),
      }}
      label="Euros por dia"
      wrong="Indique euros."
      isRight={(figure) => figure <= 500}
    />
  );
}

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

test('what was right for a moment while something wrong was written is not what is kept', async () => {
  const requests: TestRequest[] = [];
  let store: DraftStore | undefined;
  render(
    <SetupTestShell
      values={{ law: { storage_fee: { hours: 72, euros_per_day: 5, vat: 'included' } } }}
      requests={requests}
      onStore={(made) => (store = made)}
    >
      <Fee />
    </SetupTestShell>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Euros por dia' });
  for (const value of ['10', '100', '1000']) fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
  screen.getByText('Indique euros.');
  await store?.leaveAll();
  expect([field.value, store?.read().values.law.storage_fee?.euros_per_day]).toEqual(['1000', 5]);
  expect([requests, store?.unsaved()]).toEqual([[], ['law.storage_fee.euros_per_day']]);
});
