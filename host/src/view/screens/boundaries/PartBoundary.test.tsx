// @vitest-environment happy-dom
import type { FailureReport } from '@portal/contract/report';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PartBoundary } from './PartBoundary.tsx';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A page with a part that throws as long as it is `broken`. */
function pageWithPart(onRetry: (() => void) | null) {
  const part = { broken: true };
  const failures: FailureReport[] = [];
  const report = {
    failure: (failure: FailureReport) => failures.push(failure),
    measure: () => undefined,
  };
  const Part = () => {
    if (part.broken) throw new Error('desenho');
    return <p>Painel</p>;
  };
  render(
    <>
      <h1>Serviços</h1>
      <PartBoundary report={report} onRetry={onRetry}>
        <Part />
      </PartBoundary>
    </>,
  );
  return { part, failures };
}

test('a part that throws is said in its place, and is drawn again by the retry', () => {
  const onRetry = vi.fn<() => void>();
  const { part, failures } = pageWithPart(onRetry);
  expect(failures).toEqual([{ code: 'SHELL-RENDER', message: 'desenho' }]);
  expect(screen.getByRole('heading', { name: 'Serviços' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Tentar novamente');
  part.broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.getByText('Painel')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a part that nobody waits for is left out and reported', () => {
  const { failures } = pageWithPart(null);
  expect(failures).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Serviços' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
