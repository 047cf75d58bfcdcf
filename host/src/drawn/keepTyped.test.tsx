// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { keepTyped } from './keepTyped.ts';

function Fields({ initial = '' }: { initial?: string }) {
  const [text, setText] = useState(initial);
  return (
    <>
      <input value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text}</output>
    </>
  );
}

const place = document.createElement('div');
const field = () => {
  const input = place.querySelector('input');
  if (!input) throw new Error('There is no field.');
  return input;
};
const type = (text: string) => {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
};

afterEach(() => place.remove());

/** The field as a server draws it, into which somebody types, and then its code comes. */
async function takeOver() {
  document.body.append(place);
  place.innerHTML = renderToString(<Fields />);
  field().focus();
  const handOver = keepTyped(place);
  type('marta');
  field().setSelectionRange(2, 3);
  return { root: await act(() => hydrateRoot(place, <Fields />)), handOver };
}
const shown = () => [field().value, place.querySelector('output')?.textContent];

test('what was typed before there was code reaches the code, with the caret where it was [SHL-64] [C-612]', async () => {
  const { root, handOver } = await takeOver();
  expect(shown()).toEqual(['marta', '']);
  act(handOver);
  expect(shown()).toEqual(['marta', 'marta']);
  expect([field().selectionStart, field().selectionEnd]).toEqual([2, 3]);
  act(() => root.unmount());
});

test('a field keeps what was typed though its code draws it empty meanwhile [SHL-64] [C-612]', async () => {
  const { root, handOver } = await takeOver();
  field().value = '';
  act(handOver);
  expect(shown()).toEqual(['marta', 'marta']);
  act(() => root.unmount());
});

test('what the browser has filled in counts as typed, and what is typed later as ever [SHL-64] [C-612]', async () => {
  document.body.append(place);
  place.innerHTML = renderToString(<Fields />);
  field().value = 'marta@exemplo.pt';
  const handOver = keepTyped(place);
  const root = await act(() => hydrateRoot(place, <Fields />));
  act(handOver);
  expect(shown()).toEqual(['marta@exemplo.pt', 'marta@exemplo.pt']);
  act(() => root.unmount());
});

const CHOICES = ['Multibanco', 'MB WAY', 'Cartão'];

function Choices() {
  const [method, setMethod] = useState('Multibanco');
  const [agrees, setAgrees] = useState(false);
  return (
    <>
      {CHOICES.map((name) => (
        <input
          key={name}
          type="radio"
          name="method"
          value={name}
          checked={method === name}
          onChange={() => setMethod(name)}
        />
      ))}
      <input type="checkbox" checked={agrees} onChange={() => setAgrees(!agrees)} />
      <output>{`${method} ${agrees}`}</output>
    </>
  );
}

test('what was chosen before there was code is chosen for the code, once [SHL-64] [C-737]', async () => {
  document.body.append(place);
  place.innerHTML = renderToString(<Choices />);
  const [, mbWay, , agrees] = place.querySelectorAll('input');
  const handOver = keepTyped(place);
  mbWay?.click();
  agrees?.click();
  const root = await act(() => hydrateRoot(place, <Choices />));
  act(handOver);
  expect(place.querySelector('output')?.textContent).toBe('MB WAY true');
  expect([mbWay?.checked, agrees?.checked]).toEqual([true, true]);
  act(() => root.unmount());
});

test.each([
  ['MB WAY, Cartão, MB WAY', [1, 2, 1], 'MB WAY false'],
  ['MB WAY, Multibanco', [1, 0], 'Multibanco false'],
  ['MB WAY, Multibanco, Cartão, Multibanco', [1, 0, 2, 0], 'Multibanco false'],
  ['a box, and the same again', [3, 3], 'Multibanco false'],
  ['a box three times, and Cartão', [3, 3, 2, 3], 'Cartão true'],
])(
  'of what was pressed before there was code, %s, the last word counts [SHL-64] [C-737]',
  async (_, presses, said) => {
    document.body.append(place);
    place.innerHTML = renderToString(<Choices />);
    const fields = [...place.querySelectorAll('input')];
    const handOver = keepTyped(place);
    for (const index of presses) fields[index]?.click();
    const root = await act(() => hydrateRoot(place, <Choices />));
    act(handOver);
    expect(place.querySelector('output')?.textContent).toBe(said);
    const [method, agrees] = said.split(/ (?=true|false)/);
    expect(fields.map(({ checked }) => checked)).toEqual([
      ...CHOICES.map((name) => name === method),
      agrees === 'true',
    ]);
    act(() => root.unmount());
  },
);
