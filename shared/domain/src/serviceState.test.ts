import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BARS,
  DEFAULT_STATE_NAMES,
  groupBySection,
  isBars,
  SECTION_TITLES,
  SECTIONS,
  sectionOf,
  startingSection,
  stateName,
} from './serviceState.ts';

const always = { worksheetOperational: true, allowApprove: true };

describe('stage', () => {
  test('the stages are 0, 1, 2, 2.5, 3, 4, 5 and each has a name [DET-16]', () => {
    expect(BARS).toEqual([0, 1, 2, 2.5, 3, 4, 5]);
    expect(BARS.map((bars) => DEFAULT_STATE_NAMES[bars]).every((name) => name.length > 0)).toBe(
      true,
    );
    expect([1.5, -1, 6, Number.NaN].some(isBars)).toBe(false);
  });
  test('bars 1 is Pedido a decorrer when worksheets are not operational [DET-17]', () => {
    expect(
      stateName({ bars: 1, name: 'Recebido' }, { ...always, worksheetOperational: false }),
    ).toBe('Pedido a decorrer');
    expect(stateName({ bars: 1, name: 'Recebido' }, always)).toBe('Recebido');
    expect(
      stateName({ bars: 2, name: 'Em diagnóstico' }, { ...always, worksheetOperational: false }),
    ).toBe('Em diagnóstico');
  });
  test('bars 2.5 is Aguarda aprovação unless approval is allowed [DET-18]', () => {
    expect(
      stateName({ bars: 2.5, name: 'Orçamento enviado' }, { ...always, allowApprove: false }),
    ).toBe('Aguarda aprovação');
    expect(stateName({ bars: 2.5, name: 'Orçamento enviado' }, always)).toBe('Orçamento enviado');
  });
  test('a stage is never without a name', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BARS),
        fc.string(),
        fc.boolean(),
        fc.boolean(),
        (bars, name, worksheetOperational, allowApprove) => {
          expect(stateName({ bars, name }, { worksheetOperational, allowApprove }).trim()).not.toBe(
            '',
          );
        },
      ),
      { seed: 20240614, numRuns: 500 },
    );
  });
});

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
  test('every service is in exactly one section [LITE-16]', () => {
    const service = fc.record({
      state: fc.record({ bars: fc.constantFrom(...BARS) }),
      is_history: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(service), (services) => {
        const groups = groupBySection(services);
        expect(SECTIONS.flatMap((section) => groups[section])).toHaveLength(services.length);
      }),
      { seed: 20240615, numRuns: 300 },
    );
  });
  test('start on the chosen tab, else the first that is not empty [SRV-04] [SRV-05]', () => {
    expect(startingSection({ inProgress: 0, scheduled: 2, history: 9 })).toBe('scheduled');
    expect(startingSection({ inProgress: 1, scheduled: 2, history: 9 })).toBe('inProgress');
    expect(startingSection({ inProgress: 0, scheduled: 0, history: 1 })).toBe('history');
    expect(startingSection({ inProgress: 0, scheduled: 0, history: 0 })).toBe('inProgress');
    expect(startingSection({ inProgress: 1, scheduled: 2, history: 9 }, 'history')).toBe('history');
  });
});
