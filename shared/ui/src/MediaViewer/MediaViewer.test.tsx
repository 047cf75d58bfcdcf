// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { MediaViewer, type MediaItem } from './MediaViewer.ts';

// Compiled ahead, so that no test waits for it.
beforeAll(() => import('./Viewer.tsx'));
afterEach(cleanup);

const items: MediaItem[] = [
  { id: 'a', kind: 'photo', src: 'data:,a', name: 'Pastilhas gastas', date: '14 jul.' },
  { id: 'b', kind: 'video', src: 'data:,b', name: 'Ruído na travagem' },
  { id: 'c', kind: 'document', src: 'data:,c', name: 'Relatório' },
];

function Sample({ at = 0 }: { at?: number }) {
  const [index, setIndex] = useState<number | null>(null);
  const [files, setFiles] = useState(items);
  return (
    <>
      <button type="button" onClick={() => setIndex(at)}>
        Abrir
      </button>
      {index !== null && (
        <MediaViewer
          items={files}
          index={index}
          onMove={setIndex}
          onClose={() => setIndex(null)}
          actions={(item) => (
            <button
              type="button"
              onClick={() => setFiles(files.filter((file) => file.id !== item.id))}
            >
              Remover
            </button>
          )}
        />
      )}
    </>
  );
}

async function open(at = 0): Promise<HTMLElement> {
  render(<Sample at={at} />);
  const opener = screen.getByText('Abrir');
  opener.focus();
  fireEvent.click(opener);
  return screen.findByRole('dialog');
}

const position = () => screen.getAllByRole('status').at(-1)?.textContent;

function drag(stage: Element, x: number, y = 0): void {
  const finger = { pointerId: 1, button: 0, bubbles: true };
  fireEvent.pointerDown(stage, { ...finger, clientX: 200, clientY: 300 });
  fireEvent.pointerMove(stage, { ...finger, clientX: 200 + x, clientY: 300 + y });
  fireEvent.pointerUp(stage, { ...finger, clientX: 200 + x, clientY: 300 + y });
}

test('a swipe of 20 px moves on, a shorter one and one downwards do not [MED-04]', async () => {
  await open();
  const stage = screen.getByRole('img').parentElement;
  if (!stage) throw new Error('no stage');
  drag(stage, -19);
  drag(stage, -40, 120);
  expect(position()).toBe('1 de 3: Pastilhas gastas');
  drag(stage, -20);
  expect(position()).toBe('2 de 3: Ruído na travagem');
  drag(stage, 20);
  expect(position()).toBe('1 de 3: Pastilhas gastas');
  drag(stage, 20);
  expect(position()).toBe('1 de 3: Pastilhas gastas');
});

test('arrow keys and buttons move, and stop at either end [MED-04]', async () => {
  const viewer = await open();
  fireEvent.keyDown(viewer, { key: 'ArrowLeft' });
  expect(position()).toBe('1 de 3: Pastilhas gastas');
  fireEvent.keyDown(viewer, { key: 'ArrowRight' });
  fireEvent.click(screen.getByRole('button', { name: 'Seguinte' }));
  expect(position()).toBe('3 de 3: Relatório');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Seguinte' }).disabled).toBe(true);
  fireEvent.keyDown(viewer, { key: 'ArrowLeft' });
  expect(position()).toBe('2 de 3: Ruído na travagem');
});

test('the arrows of a video are its own', async () => {
  await open(1);
  const video = document.querySelector('video');
  if (!video) throw new Error('no video');
  fireEvent.keyDown(video, { key: 'ArrowRight' });
  expect(position()).toBe('2 de 3: Ruído na travagem');
});

test('what could not be loaded can be tried again', async () => {
  await open();
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('alert').textContent).toContain('Não foi possível abrir');
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  fireEvent.load(screen.getByRole('img'));
  expect(screen.queryByText('A carregar…')).toBeNull();
});

test('what failed is told, and tried again with the address that it has by then; what is on show keeps its own [C-921]', async () => {
  const photo = (src: string): MediaItem[] => [{ id: 'a', kind: 'photo', src, name: 'Pastilhas' }];
  let failures = 0;
  const viewer = (src: string) => (
    <MediaViewer
      items={photo(src)}
      index={0}
      onMove={() => undefined}
      onClose={() => undefined}
      onFailed={() => (failures += 1)}
    />
  );
  const { rerender } = render(viewer('data:,old'));
  const shown = () => screen.getByRole('img', { name: 'Pastilhas' });
  await screen.findByRole('dialog');
  rerender(viewer('data:,new'));
  expect(shown().getAttribute('src')).toBe('data:,old');
  expect(failures).toBe(0);
  fireEvent.error(shown());
  expect(failures).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(shown().getAttribute('src')).toBe('data:,new');
});

test('what is removed makes room for its neighbour; Escape returns to the opener', async () => {
  const viewer = await open(2);
  expect(document.activeElement?.textContent).toBe('Relatório');
  fireEvent.click(screen.getByText('Remover'));
  expect(position()).toBe('2 de 2: Ruído na travagem');
  fireEvent.keyDown(viewer, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Abrir');
});
