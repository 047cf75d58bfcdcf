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
  test('start on the chosen tab, else the first that is not empty [SRV-04] [SRV-05]', () => {
    expect(startingSection({ inProgress: 0, scheduled: 2, history: 9 })).toBe('scheduled');
    expect(startingSection({ inProgress: 1, scheduled: 2, history: 9 })).toBe('inProgress');
    expect(startingSection({ inProgress: 0, scheduled: 0, history: 1 })).toBe('history');
    expect(startingSection({ inProgress: 0, scheduled: 0, history: 0 })).toBe('inProgress');
    expect(startingSection({ inProgress: 1, scheduled: 2, history: 9 }, 'history')).toBe('history');
  });
});
