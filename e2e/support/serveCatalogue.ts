import { join } from 'node:path';
import { root } from '@portal/scripts/packages';
import { checkPorts } from '@portal/scripts/portal/ports';
import { testCataloguePort } from '@portal/scripts/portal/stackSettings';
import { servePage } from '@portal/webpack/servePage';

/** Builds the catalogue as a release would be built, serves it, and returns what stops it. */
export default async function serveCatalogue(): Promise<() => Promise<void>> {
  const port = testCataloguePort();
  await checkPorts({ PORTAL_TEST_UI_PORT: port });
  const page = await servePage(join(root, 'shared', 'catalogue'), port, { mode: 'production' });
  return () => page.stop();
}
