// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { lazyPart } from './lazyPart.tsx';

afterEach(cleanup);

const Heavy = ({ text }: { text: string }) => <p>{text}</p>;

/** A part whose first downloads fail; counts them. */
function partThatFails(times: number) {
  const downloads = { count: 0 };
  const part = lazyPart<{ text: string }>(() => {
    downloads.count += 1;
    return downloads.count > times
      ? Promise.resolve({ default: Heavy })
      : Promise.reject(new Error('offline'));
  });
  return { ...part, downloads };
}

const wait = <p>A carregar</p>;

test('the placeholder stands until the part is there', async () => {
  const { Part } = partThatFails(0);
  render(<Part part={{ text: 'Calendário' }} placeholder={wait} />);
  expect(screen.getByText('A carregar')).toBeTruthy();
  expect(await screen.findByText('Calendário')).toBeTruthy();
  expect(screen.queryByText('A carregar')).toBeNull();
});

test('a part that was preloaded is drawn at once and downloaded once', async () => {
  const { Part, preload, downloads } = partThatFails(0);
  await Promise.all([preload(), preload()]);
  render(<Part part={{ text: 'Calendário' }} placeholder={wait} />);
  expect(screen.getByText('Calendário')).toBeTruthy();
  expect(downloads.count).toBe(1);
});

test('a download that failed is told, takes nothing down and can be tried again', async () => {
  const { Part } = partThatFails(1);
  render(
    <>
      <h1>Marcar</h1>
      <Part part={{ text: 'Calendário' }} placeholder={wait} />
    </>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível carregar');
  expect(screen.getByRole('heading', { name: 'Marcar' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Calendário')).toBeTruthy();
});
