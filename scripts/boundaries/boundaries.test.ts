import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decide } from './decide.mjs';
import { lintedFolder } from './lintedFolder.testing.ts';

describe('what may import what', () => {
  test.each([
    ['mf-booking/src/a.ts', '@portal/mf-payment/x', 'Send an event on the bus'],
    ['mf-booking/src/a.ts', '../../mf-payment/src/x.ts', 'Send an event on the bus'],
    ['mf-booking/src/a.ts', '@portal/host/x', 'PortalContext'],
    ['host/src/a.ts', '@portal/mf-booking/x', 'remote.json'],
    ['host/src/deep/er/a.ts', '../../../../mf-booking/src/x.ts', 'remote.json'],
    ['shared/ui/src/a.ts', '@portal/api/payment/createPaymentsApi', 'stands below or beside'],
    ['shared/domain/src/a.ts', '@portal/contract/release', 'stands below or beside'],
    ['shared/ui/src/a.ts', '@portal/host/x', 'shared code knows nobody'],
    ['mf-booking/src/a.ts', '../../shared/ui/src/Button/Button.tsx', 'import from @portal/ui/'],
    ['backend/src/a.ts', '@portal/ui/Button', 'shared/api'],
    ['host/src/a.ts', '@portal/storage/assets/assetStore', 'only host/server'],
    ['mf-booking/src/a.ts', '@portal/storage/assets/assetStore', 'layers in CONTRIBUTING'],
    ['mf-booking/src/a.ts', 'react-aria-components', 'that does it (CalendarMonth'],
    ['mf-booking/src/a.ts', 'react-aria-components/Calendar', 'that does it (CalendarMonth'],
    ['mf-booking/src/a.ts', 'react-aria/useCalendar', 'that does it (CalendarMonth'],
    ['host/src/a.ts', 'react-stately', 'that does it (CalendarMonth'],
    ['shared/remote/src/a.ts', '@internationalized/date', 'that does it (CalendarMonth'],
    ['mf-services/src/a.ts', 'lucide', '@portal/ui/icons'],
    ['mf-services/src/a.ts', 'lucide-react', '@portal/ui/icons'],
    ['mf-services/src/a.ts', 'keen-slider/react', 'SwipeTabs'],
    ['mf-services/src/a.ts', '@tanstack/react-virtual', 'VirtualGrid'],
    ['mf-services/src/a.ts', '@tanstack/react-query', '@portal/remote/query'],
    ['host/src/a.ts', '@tanstack/react-query', '@portal/remote/query'],
    ['mf-services/src/a.ts', 'react-router-dom', '@portal/remote/router'],
    ['backend/src/platform/http/a.ts', '../../accounts/identity/b.ts', 'move the code down'],
    ['backend/src/accounts/identity/a.ts', '../../portal/items/b.ts', 'backend/src/portal'],
    ['backend/src/portal/items/a.ts', '../../provider/api/b.ts', 'backend/src/provider'],
    ['backend/src/rollouts/mgmt/a.ts', '../../portal/items/b.ts', 'backend/src/portal'],
    ['backend/src/portal/items/a.ts', '../../createApp.ts', 'composes the wings'],
    ['host/src/address/a.ts', '../shell/session/b.ts', 'host/src/shell'],
    ['host/src/composition/a.ts', '../shell/session/b.ts', 'move the code down'],
    ['host/src/shell/session/a.ts', '../../view/layout/b.tsx', 'host/src/view'],
    ['host/src/view/layout/a.tsx', '../../drawn/takeOver.ts', 'host/src/drawn'],
    ['host/src/drawn/a.tsx', '../startPortal.tsx', 'composes the wings'],
    ['host/src/shell/session/a.ts', 'react', 'does without React'],
    ['host/src/early/a.ts', 'react-dom/client', 'does without React'],
    ['host/server/html/a.ts', '../../src/shell/session/b.ts', 'host/src/shell'],
  ])('%s may not import %s', (file, specifier, advice) => {
    expect(decide(file, specifier)).toContain(advice);
  });

  test.each([
    ['mf-booking/src/a.ts', '@portal/ui/Button'],
    ['mf-booking/src/pages/a.ts', '../texts.ts'],
    ['mf-booking/src/a.ts', 'react'],
    ['mf-booking/src/a.ts', '@portal/remote/query'],
    ['shared/remote/src/query.tsx', '@tanstack/react-query'],
    ['host/src/a.ts', 'react-router-dom'],
    ['shared/ui/src/a.ts', 'react-aria-components/ListBox'],
    ['shared/ui/src/a.ts', 'lucide'],
    ['host/src/a.ts', '@portal/remote/router'],
    ['host/server/a.ts', '@portal/storage/assets/assetStore'],
    ['shared/remote/src/a.ts', '@portal/remote/router'],
    ['e2e/support/a.ts', '@portal/scripts/portal/stack'],
    ['backend/demo/a.ts', '@portal/domain/contact/nifError'],
    ['backend/src/provider/api/a.ts', '../../portal/items/b.ts'],
    ['backend/src/portal/items/a.ts', '../../accounts/identity/b.ts'],
    ['backend/src/portal/items/a.test.ts', '../../provider/api/b.ts'],
    ['backend/src/createApp.ts', './rollouts/mgmt/routes.ts'],
    ['host/src/view/layout/a.tsx', 'react'],
    ['host/src/view/layout/a.tsx', '../../shell/session/b.ts'],
    ['host/server/html/a.ts', '../../src/address/modeOf.ts'],
    ['host/server/html/a.ts', '../texts.ts'],
    ['host/src/drawn/a.tsx', '../view/App.tsx'],
    ['host/src/startPortal.tsx', './drawn/takeOver.ts'],
    ['host/src/startPortal.tsx', './view/App.tsx'],
  ])('%s may import %s', (file, specifier) => {
    expect(decide(file, specifier)).toBeUndefined();
  });
});

describe('the lint rule', () => {
  let folder: ReturnType<typeof lintedFolder>;
  beforeAll(() => {
    folder = lintedFolder('boundaries');
  });
  afterAll(() => folder.remove());

  test('finds static, dynamic, re-exporting and type imports', async () => {
    folder.write('mf-a/src/one.ts', "import { b } from '@portal/mf-b/x';\nexport const a = b;\n");
    folder.write('mf-a/src/two.ts', "export * from '../../mf-b/src/x.ts';\n");
    folder.write('mf-a/src/three.ts', "export const load = () => import('@portal/mf-b/y');\n");
    folder.write('mf-a/src/four.ts', "export type Four = import('@portal/mf-b/z').Four;\n");
    folder.write('mf-a/src/five.ts', "export { five } from '@portal/host/five';\n");
    const { code, output } = await folder.lint();
    expect(code).toBe(1);
    for (const name of ['one', 'two', 'three', 'four', 'five']) {
      expect(output).toContain(`mf-a/src/${name}.ts`);
    }
    expect(output).toContain('Found 0 warnings and 5 errors');
  });

  test('passes allowed imports', async () => {
    folder.remove('mf-a');
    folder.write('mf-a/src/one.ts', "export { nif } from '@portal/domain/contact/nifError';\n");
    expect((await folder.lint()).code).toBe(0);
  });

  test('fails when it read no file', async () => {
    folder.remove('mf-a');
    expect((await folder.lint()).code).toBe(1);
  });
});
