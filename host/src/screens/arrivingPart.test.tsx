// @vitest-environment happy-dom
import { createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arrivingPart } from './arrivingPart.tsx';

const Words = ({ text }: { text: string }) => createElement('p', null, text);
let root: Root;

beforeEach(() => {
  // Only timers stand still: what waits for one is never seen.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') ?? document.body, {
    onUncaughtError: () => undefined,
  });
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
  const Part = arrivingPart<{ text: string }>(async () => {
    downloads += 1;
    await new Promise<void>((resolve) => (arrive = resolve));
    return { default: Words };
  });
  expect(await shown(<Part text="Entrar" />)).toBe('');
  arrive();
  await turns();
  expect(document.querySelector('main')?.textContent).toBe('Entrar');
  expect(await shown([<Part key="a" text="Entrar" />, <Part key="b" text="Sair" />])).toBe(
    'EntrarSair',
  );
  expect(downloads).toBe(1);
});

test('code that did not come is asked for again when the part is mounted anew', async () => {
  let downloads = 0;
  const Part = arrivingPart<{ text: string }>(() => {
    downloads += 1;
    return downloads === 1
      ? Promise.reject(new Error('offline'))
      : Promise.resolve({ default: Words });
  });
  await shown(<Part key="first" text="Entrar" />);
  // The root has taken everything down, as the failure is caught nowhere.
  expect(document.querySelector('main')?.textContent).toBe('');
  expect(await shown(<Part key="second" text="Entrar" />)).toBe('Entrar');
  expect(downloads).toBe(2);
});
