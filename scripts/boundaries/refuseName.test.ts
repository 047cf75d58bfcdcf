import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lintedFolder } from './lintedFolder.testing.ts';
import { refuseName } from './refuseName.mjs';

describe('the name of a file', () => {
  test.each([
    ['backend/src/ids.ts', ['newId', 'newSecret', 'hashSecret']],
    ['backend/src/approve.ts', ['approveBudget']],
    ['backend/src/refund.ts', ['queueFunds', 'listFunds']],
    ['mf-profile/src/Layout.tsx', ['PageProps', 'Page', 'TwoColumns']],
    ['shared/api/src/workRoutes.ts', ['worksCapability']],
    ['e2e/support/default.ts', ['*']],
  ])('%s may not export only %s', (file, names) => {
    expect(refuseName(file, names)).toContain('call the file after what it exports');
  });

  test.each([
    ['backend/src/main.ts', []],
    ['backend/src/approveBudget.ts', ['approveBudget']],
    ['mf-booking/src/TimeStep.tsx', ['TimeStepProps', 'TimeStep']],
    ['shared/api/src/chatLimits.ts', ['CHAT_LIMITS']],
    ['backend/src/refunds.ts', ['RefundReason', 'queueRefund', 'markRefunded']],
    ['backend/src/companies/queries.ts', ['findCompany', 'listDomains']],
    ['backend/src/items/routes.ts', ['itemsCapability']],
    ['mf-booking/src/texts.ts', ['REQUIRED_FIELD']],
    ['mf-booking/src/remote.tsx', ['bootstrap', 'mount', 'unmount']],
    ['shared/ui/src/Tag/Tag.catalogue.tsx', ['default']],
    ['mf-booking/src/salon.testing.ts', ['haircut', 'brakes']],
    ['mf-booking/webpack.config.ts', ['default']],
  ])('%s may export %s', (file, names) => {
    expect(refuseName(file, names)).toBeUndefined();
  });
});

describe('the lint rule', () => {
  let folder: ReturnType<typeof lintedFolder>;
  beforeAll(() => {
    folder = lintedFolder('file-name');
  });
  afterAll(() => folder.remove());

  test('sees every way to export', async () => {
    folder.write('a/one.ts', 'export const { two, three: [four] } = { two: 1, three: [2] };\n');
    folder.write('a/five.ts', 'const six = 1;\nexport { six as seven };\n');
    folder.write('a/eight.ts', "export * from './one.ts';\n");
    folder.write('a/nine.ts', 'export default class Ten {}\n');
    folder.write('a/eleven.ts', 'export interface Twelve {}\n');
    const { output } = await folder.lint();
    for (const names of ['two, four and', 'seven and', '* and', 'Ten and', 'Twelve and'])
      expect(output).toContain(`exports ${names} nothing named`);
    expect(output).toContain('Found 0 warnings and 5 errors');
  });

  test('passes true names and refuses those that differ by capital letters', async () => {
    folder.remove('a');
    folder.write('a/four.ts', 'export const { two: [four] } = { two: [2] };\n');
    folder.write('a/seven.ts', 'const six = 1;\nexport { six as seven };\n');
    folder.write('a/Ten.tsx', 'export default class Ten {}\n');
    expect((await folder.lint()).code).toBe(0);
    folder.write('a/ten.ts', 'export const ten = 10;\n');
    const { output } = await folder.lint();
    expect(output).toContain('ten.ts differs from Ten beside it by capital letters only');
    expect(output).toContain('Ten.tsx differs from ten beside it');
  });
});
