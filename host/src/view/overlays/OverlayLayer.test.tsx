// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOverlays } from '../../shell/overlays/createOverlays.ts';
import OverlayLayer from './OverlayLayer.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a toast goes after three seconds, one that asks something stays until it is answered [SID-17] [C-31]', () => {
  const overlays = createOverlays();
  const answers: string[] = [];
  overlays.toast({ message: 'Ligação copiada' });
  overlays.toast({
    message: 'Ver o vídeo?',
    action: { label: 'Ver', run: () => answers.push('Ver') },
  });
  const draw = () => (
    <OverlayLayer
      dialog={undefined}
      toasts={overlays.toasts()}
      onDismissToast={(id) => overlays.dismissToast(id)}
    />
  );
  const { rerender } = render(draw());
  const shown = (milliseconds: number) => {
    act(() => void vi.advanceTimersByTime(milliseconds));
    rerender(draw());
    return ['Ligação copiada', 'Ver o vídeo?'].map((text) => screen.queryByText(text) !== null);
  };
  expect(shown(2_900)).toEqual([true, true]);
  expect(shown(200)).toEqual([false, true]);
  expect(shown(60_000)).toEqual([false, true]);
  act(() => screen.getByRole('button', { name: 'Ver' }).click());
  expect(answers).toEqual(['Ver']);
  expect(shown(0)).toEqual([false, false]);
});
