import { checkedPackage } from '@portal/scripts/checks/checkedPackage';
import { concerning } from '@portal/scripts/checks/ownerProblems';
import { testSettings } from '@portal/scripts/portal/stackSettings';
import { commonSettings, commonUse } from './commonSettings.ts';
import { withoutAnswers } from './withoutAnswers.ts';

/** What the tests have in common that go through a whole portal, started for them. */
export function portalSettings() {
  const checked = checkedPackage();
  const { edgePort, drawing } = testSettings();
  return {
    ...commonSettings,
    globalSetup: './support/globalSetup.ts',
    fullyParallel: false,
    ...(checked === undefined ? {} : { grep: concerning(checked) }),
    use: {
      baseURL: `http://auto-mirante.localhost:${edgePort}`,
      ...commonUse,
      // A worker would answer what tests answer or break; those about it allow it.
      serviceWorkers: 'block',
      // As customers open them, where pages are to be drawn for them.
      extraHTTPHeaders: drawing ? {} : withoutAnswers,
    },
  } as const;
}
