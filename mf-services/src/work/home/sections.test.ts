import { BARS } from '@portal/domain/work/stateName';
import { describe, expect, test } from 'vitest';
import { SECTION_TITLES, SECTIONS, sectionOf, startingSection } from './sections.ts';

describe('sections', () => {
  test('are Em Curso, Marcações and Histórico [SRV-01]', () => {
    expect(SECTIONS.map((section) => SECTION_TITLES[section])).toEqual([
      'Em Curso',
      'Marcações',
      'Histórico',
    ]);
  });
  test('1 to 4 are in progress, 0 is scheduled or history, 5 is history [LITE-16]', () => {
    expect(BARS.map((bars) => sectionOf(bars, false))).toEqual([
      'scheduled',
      'inProgress',
      'inProgress',
      'inProgress',
      'inProgress',
      'inProgress',
      'history',
    ]);
    expect(sectionOf(0, true)).toBe('history');
    expect(sectionOf(3, true)).toBe('inProgress');
  });
  test('start on the first that is not empty [SRV-04]', () => {
    const listOf = (count: number) => ({ works: Array.from({ length: count }) });
    const startOf = (inProgress: number, scheduled: number, history: number) =>
      startingSection({
        inProgress: listOf(inProgress),
        scheduled: listOf(scheduled),
        history: listOf(history),
      });
    expect(startOf(0, 2, 9)).toBe('scheduled');
    expect(startOf(1, 2, 9)).toBe('inProgress');
    expect(startOf(0, 0, 1)).toBe('history');
    expect(startOf(0, 0, 0)).toBe('inProgress');
  });
});
