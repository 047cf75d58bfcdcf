// @vitest-environment happy-dom
import { createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart, useLazyPart, type LazyPart } from './lazyPart.tsx';

type WordsProps = { text: string };
const Words = ({ text }: WordsProps) => createElement('p', null, text);
function Place({ part, text }: { part: LazyPart<WordsProps> } & WordsProps) {
  const { Arrived, failure, askAgain } = useLazyPart(part);
  if (failure) return <button onClick={askAgain}>{String(failure.error)}</button>;
  return Arrived ? <Arrived text={text} /> : null;
}
let root: Root;

beforeEach(() => {
  // Only timers stand still: what waits for one is never seen.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') ?? document.body);
});
afterEach(() => {
  root.unmount();
  vi.useRealTimers();
});

const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
const shown = async (node: ReactNode) => {
  root.render(node);
  await turns();
  return document.querySelector('main')?.textContent;
};

test('a part is drawn as soon as its code has come, in whatever place was first', async () => {
  let downloads = 0;
  let arrive: () => void = () => undefined;
  const part = lazyPart<WordsProps>(async () => {
    downloads += 1;
    await new Promise<void>((resolve) => (arrive = resolve));
    return { default: Words };
  });
  expect(await shown(<Place part={part} text="Entrar" />)).toBe('');
  arrive();
  await turns();
  expect(document.querySelector('main')?.textContent).toBe('Entrar');
  const twice = [
    <Place key="a" part={part} text="Entrar" />,
    <Place key="b" part={part} text="Sair" />,
  ];
  expect(await shown(twice)).toBe('EntrarSair');
  expect(downloads).toBe(1);
});

test('code that comes between drawing and asking for it is drawn', async () => {
  const part = lazyPart<WordsProps>(async () => ({ default: Words }));
  let asked = 0;
  const arrived = () => ((asked += 1) > 1 ? Words : undefined);
  expect(await shown(<Place part={{ ...part, arrived }} text="Entrar" />)).toBe('Entrar');
});

test.each(['asked for', 'mounted anew'])(
  'code that did not come twice, comes when the part is %s',
  async (how) => {
    let downloads = 0;
    const part = lazyPart<WordsProps>(() => {
      downloads += 1;
      return downloads <= 2
        ? Promise.reject(new Error('offline'))
        : Promise.resolve({ default: Words });
    });
    expect(await shown(<Place key="first" part={part} text="Entrar" />)).toBe('Error: offline');
    if (how === 'asked for') document.querySelector('button')?.click();
    const key = how === 'asked for' ? 'first' : 'second';
    expect(await shown(<Place key={key} part={part} text="Entrar" />)).toBe('Entrar');
    expect(downloads).toBe(3);
  },
);
