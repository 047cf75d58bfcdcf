// @vitest-environment happy-dom
import type { FailureReport } from '@portal/contract/report';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { texts } from '../../../shell/texts.ts';
import { ShellErrorBoundary } from './ShellErrorBoundary.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('a shell that throws says so in the place of what the edge painted, offers to load again and is reported', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '<div id="boot-skeleton">Esqueleto</div>';
  const failures: FailureReport[] = [];
  const report = {
    failure: (failure: FailureReport) => failures.push(failure),
    measure: () => undefined,
  };
  const Broken = () => {
    throw new Error('desenho');
  };
  render(
    <ShellErrorBoundary report={report}>
      <Broken />
    </ShellErrorBoundary>,
  );
  expect(document.getElementById('boot-skeleton')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.crashedTitle);
  expect(screen.getByRole('button', { name: texts.reload })).toBeTruthy();
  expect(failures).toEqual([{ code: 'SHELL-RENDER', message: 'desenho' }]);
});

test('the way on leads to the last known good shell, where the edge has another one', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const report = { failure: () => undefined, measure: () => undefined };
  const Broken = () => {
    throw new Error('desenho');
  };
  const press = () => {
    render(
      <ShellErrorBoundary report={report}>
        <Broken />
      </ShellErrorBoundary>,
    );
    fireEvent.click(screen.getByRole('button', { name: texts.reload }));
    cleanup();
  };
  document.head.innerHTML = '<meta name="host-ticket" content="" data-version="2.0.0">';
  press();
  expect(document.cookie).not.toContain('hostFallback');
  document.querySelector('meta')?.setAttribute('data-fallback', '');
  press();
  expect(document.cookie).toContain('hostFallback=2.0.0');
  expect(reload).toHaveBeenCalledTimes(2);
});
