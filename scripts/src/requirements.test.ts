import { describe, expect, test } from 'vitest';
import { readInventory } from './requirements/readInventory.ts';
import { reportRequirements } from './requirements/requirementReport.ts';
import { readBrowserReport, readUnitReport, type TestOutcome } from './checks/testOutcome.ts';

const inventory = readInventory(`
| ID | Requirement | Source | Owner |
|---|---|---|---|
| BKG-01 | One. | 1 | mf-booking |
| BKG-02 | Two, see BKG-01. | 1 | mf-booking |
| PAY-01 | Pay. | 1 | mf-payment |
`);

function outcome(requirements: string[], passed: boolean): TestOutcome {
  return {
    title: 'a test',
    file: 'a.test.ts',
    passed,
    requirements,
    complaint: '',
    milliseconds: 0,
  };
}

describe('the inventory', () => {
  test('has one row per identifier, by area', () => {
    expect([...inventory]).toEqual([
      ['BKG', ['BKG-01', 'BKG-02']],
      ['PAY', ['PAY-01']],
    ]);
  });

  test.each(['<<<<<<< HEAD', '=======', '>>>>>>> 5d0f337b (Let …)'])(
    'is refused while a merge has left «%s» in it',
    (mark) => {
      expect(() => readInventory(`| BKG-01 | a |\n${mark}\n`)).toThrow('marks of a merge');
    },
  );

  test('is refused when it is empty or names a requirement twice', () => {
    expect(() => readInventory('# nothing')).toThrow('no requirement');
    expect(() => readInventory('| A-01 |')).toThrow('no requirement');
    expect(() => readInventory('| BKG-01 | a |\n| BKG-01 | b |')).toThrow('twice');
  });
});

describe('the report', () => {
  test('counts what a passing test names', () => {
    const report = reportRequirements(inventory, [outcome(['BKG-01'], true)]);
    expect(report).toEqual({
      total: 3,
      shown: 1,
      areas: {
        BKG: { total: 2, shown: 1, missing: ['BKG-02'] },
        PAY: { total: 1, shown: 0, missing: ['PAY-01'] },
      },
      unknown: [],
    });
  });

  test('does not count a requirement with a failing test, even beside a passing one', () => {
    const outcomes = [outcome(['BKG-01'], true), outcome(['BKG-01'], false)];
    expect(reportRequirements(inventory, outcomes).shown).toBe(0);
  });

  test('names what the inventory does not know and does not count it', () => {
    const report = reportRequirements(inventory, [outcome(['XYZ-99'], true)]);
    expect(report.shown).toBe(0);
    expect(report.unknown).toEqual(['XYZ-99']);
  });
});

describe('the unit report', () => {
  const read = (status: string, failureMessages: string[] = []) =>
    readUnitReport(
      {
        testResults: [
          {
            name: '/project/shared/a.test.ts',
            assertionResults: [
              {
                fullName: 'group refuses a wrong NIF [VAL-15] [VAL-16]',
                status,
                failureMessages,
              },
            ],
          },
        ],
      },
      '/project/',
    );

  test('reads titles, files and outcomes', () => {
    expect(read('passed')).toEqual([
      {
        title: 'group refuses a wrong NIF [VAL-15] [VAL-16]',
        file: 'shared/a.test.ts',
        passed: true,
        requirements: ['VAL-15', 'VAL-16'],
        complaint: '',
        milliseconds: 0,
      },
    ]);
    expect(read('failed')[0]?.passed).toBe(false);
  });

  test('reads what a failed test said, without its colours', () => {
    expect(read('failed', ['\u001b[31mred\u001b[39m'])[0]?.complaint).toBe('red');
  });

  test.each(['skipped', 'pending', 'todo', 'disabled'])('leaves out a %s test', (status) => {
    expect(read(status)).toEqual([]);
  });
});

describe('the browser report', () => {
  const read = (statuses: string[], expectedStatus = 'passed') =>
    readBrowserReport(
      {
        config: { rootDir: '/project/e2e' },
        suites: [
          {
            specs: [],
            suites: [
              {
                specs: [
                  {
                    title: 'books a slot',
                    file: 'journeys/book.spec.ts',
                    tags: ['BKG-01', '@BKG-02', 'slow'],
                    tests: [
                      {
                        expectedStatus,
                        projectName: 'phone',
                        results: statuses.map((status) =>
                          status === 'passed'
                            ? { status }
                            : { status, errors: [{ message: status }] },
                        ),
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      '/project/',
    );

  test('reads tags, sizes and outcomes', () => {
    expect(read(['passed'])).toEqual([
      {
        title: 'books a slot (phone)',
        file: 'e2e/journeys/book.spec.ts',
        passed: true,
        requirements: ['BKG-01', 'BKG-02'],
        complaint: '',
        milliseconds: 0,
      },
    ]);
    expect(read(['timedOut'])[0]?.passed).toBe(false);
    expect(read(['interrupted'])[0]?.passed).toBe(false);
  });

  test('keeps what the first attempt said when the second passed', () => {
    expect(read(['timedOut', 'passed'])[0]).toMatchObject({ passed: true, complaint: 'timedOut' });
  });

  test('leaves out what was skipped, never ran, or is expected to fail', () => {
    expect(read(['skipped'])).toEqual([]);
    expect(read([])).toEqual([]);
    expect(read(['failed'], 'failed')).toEqual([]);
  });
});
