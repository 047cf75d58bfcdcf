// @vitest-environment happy-dom
import { birthdayRange } from '@portal/domain/time/birthdayRange';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Form } from '../Form/Form.tsx';
import { DateField } from './DateField.tsx';

const TODAY = '2026-07-09';

beforeEach(() => {
  // What the browser needs for the calendar's button to be there; it opens nothing here.
  Object.defineProperty(HTMLElement.prototype, 'popover', { value: null, configurable: true });
  const hidePopover = { value: () => undefined, configurable: true };
  Object.defineProperty(HTMLElement.prototype, 'hidePopover', hidePopover);
  // Here it tells at once, in the middle of itself, of the selection that follows the focus.
  vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const name of ['popover', 'hidePopover'])
    Reflect.deleteProperty(HTMLElement.prototype, name);
});

const send = vi.fn<(value: string) => void>();
beforeEach(() => send.mockClear());

function Birthday({ stored = '' }: { stored?: string }) {
  const [value, setValue] = useState(stored);
  return (
    <Form onSubmit={() => send(value)}>
      <DateField
        label="Nascimento"
        today={TODAY}
        {...birthdayRange(TODAY)}
        value={value}
        onChange={setValue}
      />
      <Button type="submit">Guardar</Button>
    </Form>
  );
}
const part = (name: RegExp) => screen.findByRole('spinbutton', { name });
async function press(name: RegExp, key: string): Promise<void> {
  const segment = await part(name);
  act(() => segment.focus());
  fireEvent.keyDown(segment, { key });
}
const save = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' })));

test('a form with a date out of the range is not sent: the field says why and has the focus', async () => {
  render(<Birthday stored={TODAY} />);
  await press(/^ano/, 'ArrowUp');
  await save();
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByText('A data não pode ser depois de 09/07/2026.')).toBeTruthy();
  expect(document.activeElement).toBe(await part(/^dia/));
  await press(/^ano/, 'ArrowDown');
  await save();
  expect(send.mock.calls).toEqual([[TODAY]]);
});

test('a form with a date that is typed in part is not sent', async () => {
  render(<Birthday />);
  await press(/^dia/, 'ArrowUp');
  await save();
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByText('Complete a data: dia, mês e ano.')).toBeTruthy();
  await press(/^mês/, 'ArrowUp');
  await press(/^ano/, 'ArrowUp');
  await save();
  expect(send.mock.calls).toEqual([[TODAY]]);
  expect(screen.queryByText('Complete a data: dia, mês e ano.')).toBeNull();
});

test('a date that is empty is sent as that', async () => {
  render(<Birthday />);
  await part(/^dia/);
  await save();
  expect(send.mock.calls).toEqual([['']]);
});

test('Escape in the calendar leaves the panel around it open', async () => {
  const close = vi.fn<() => void>();
  render(
    <Drawer title="As suas viaturas" onClose={close}>
      <Birthday />
    </Drawer>,
  );
  await part(/^dia/);
  const calendar = document.querySelector('[popover]');
  if (calendar === null) throw new Error('There is no calendar.');
  fireEvent(calendar, Object.assign(new Event('toggle'), { newState: 'open' }));
  fireEvent.keyDown(calendar, { key: 'Escape' });
  expect(close).not.toHaveBeenCalled();
  await press(/^dia/, 'Escape');
  expect(close).toHaveBeenCalledOnce();
});
