import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BARS, isBars, stateName } from './stateName.ts';

const always = { worksheetOperational: true, allowApprove: true };

describe('stage', () => {
  test('the stages are 0, 1, 2, 2.5, 3, 4, 5 and each says what it means [DET-16]', () => {
    expect(BARS).toEqual([0, 1, 2, 2.5, 3, 4, 5]);
    expect(BARS.map((bars) => stateName({ bars, name: '' }, always))).toEqual([
      'Marcado',
      'Iniciado',
      'Em diagnóstico',
      'Aguarda a sua aprovação',
      'Em curso',
      'Controlo final',
      'Concluído',
    ]);
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
      { numRuns: 500 },
    );
  });
});
