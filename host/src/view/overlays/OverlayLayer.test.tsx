// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
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

test('a question shows what it is about line by line, between its figure and its words, with its two answers and nothing else [BUD-22]', () => {
  const overlays = createOverlays();
  void overlays.confirm({
    title: 'Aprovar 2 trabalhos?',
    figure: '176,12 €',
    content: [
      { label: 'Lâmpada', value: '9,84 €' },
      { label: 'Lâmpada', value: '9,84 €' },
    ],
    body: 'Pagamento: no levantamento.',
    confirmLabel: 'Aprovar com obrigação de pagar 176,12 €',
    cancelLabel: 'Ainda não',
  });
  render(
    <OverlayLayer
      dialog={overlays.dialogs()[0]}
      toasts={[]}
      onDismissToast={(id) => overlays.dismissToast(id)}
    />,
  );
  const question = screen.getByRole('alertdialog', { name: 'Aprovar 2 trabalhos?' });
  expect(question.querySelectorAll('dl > div')).toHaveLength(2);
  expect(question.textContent).toMatch(/176,12 €Lâmpada9,84 €Lâmpada9,84 €Pagamento/);
  const answers = within(question).getAllByRole('button');
  expect(answers.map(({ textContent }) => textContent)).toEqual([
    'Ainda não',
    'Aprovar com obrigação de pagar 176,12 €',
  ]);
});

test('what may be done instead stands before the other answers, and means no', async () => {
  const overlays = createOverlays();
  const onChoose = vi.fn<() => void>();
  const answered = overlays.confirm({
    ...{ title: 'Cancelar esta marcação?', body: '', tone: 'danger' },
    ...{ confirmLabel: 'Cancelar marcação', cancelLabel: 'Manter marcação' },
    alternative: { label: 'Mudar a hora', onChoose },
  });
  render(
    <OverlayLayer
      dialog={overlays.dialogs()[0]}
      toasts={[]}
      onDismissToast={(id) => overlays.dismissToast(id)}
    />,
  );
  const question = screen.getByRole('alertdialog', { name: 'Cancelar esta marcação?' });
  const labels = ['Mudar a hora', 'Manter marcação', 'Cancelar marcação'];
  const buttons = [...question.querySelectorAll('button')].filter(({ textContent: text }) =>
    labels.includes(text ?? ''),
  );
  expect(buttons.map(({ textContent }) => textContent)).toEqual(labels);
  buttons[0]?.click();
  expect(await answered).toBe(false);
  expect(onChoose).toHaveBeenCalledOnce();
});
