// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { SetupClosure } from '@portal/api/setup/setupValues';
import { afterEach, expect, test } from 'vitest';
import type { DraftStore } from '../../draft/createDraftStore.ts';
import { SetupTestShell } from '../../testing/SetupTestShell.tsx';
import { HolidaysCard } from './HolidaysCard.tsx';

afterEach(cleanup);

const christmas = {
  ...{ from: '2026-12-25T00:00:00.000Z', to: '2026-12-26T00:00:00.000Z' },
  reason: 'Natal',
};
const leave = { ...christmas, to: '2027-01-03T00:00:00.000Z', reason: 'Férias de Natal' };

/** The box of Christmas over some closures; the server says whether it was closed as the page was opened. */
async function christmasOver(closures: SetupClosure[], isClosed: boolean) {
  const stores: DraftStore[] = [];
  const holiday = { date: '2026-12-25', name: 'Natal', closure: christmas, is_closed: isClosed };
  const saved = { revision: 2, changed_at: null, missing: [], differs: true };
  render(
    <SetupTestShell
      values={{ hours: { closures } }}
      answers={{
        'GET /holidays': () => ({ holidays: [holiday] }),
        'PATCH /draft': () => saved,
      }}
      onStore={(made) => stores.push(made)}
    >
      <HolidaysCard />
    </SetupTestShell>,
  );
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Natal, / });
  const shown = () => ({ isTicked: box.checked, isFixed: box.disabled });
  const tick = () => fireEvent.click(box);
  return { shown, tick, closures: () => stores[0]?.read().values.hours.closures };
}

test('a holiday within a longer closure is ticked, and cannot take that closure away [SET-14] [C-913]', async () => {
  const { shown } = await christmasOver([leave], true);
  expect(shown()).toEqual({ isTicked: true, isFixed: true });
});

test('a holiday that was ticked can be unticked and ticked again [SET-14]', async () => {
  const { shown, tick, closures } = await christmasOver([christmas], true);
  expect(shown()).toEqual({ isTicked: true, isFixed: false });
  tick();
  expect([shown(), closures()]).toEqual([{ isTicked: false, isFixed: false }, []]);
  tick();
  expect([shown(), closures()]).toEqual([{ isTicked: true, isFixed: false }, [christmas]]);
});

test('the leave of one person closes no holiday [SET-14]', async () => {
  const { shown, tick, closures } = await christmasOver([{ ...leave, expert_id: 'ana' }], false);
  expect(shown()).toEqual({ isTicked: false, isFixed: false });
  tick();
  expect(closures()).toHaveLength(2);
});
