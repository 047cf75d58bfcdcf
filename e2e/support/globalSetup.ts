import { randomInt } from 'node:crypto';
import { controlStack } from '@portal/scripts/portal/stackControl';
import { testControlPort } from '@portal/scripts/portal/stackSettings';
import { addresses } from './domains.ts';
import { pushKeys } from './messages/pushKeys.ts';
import { startTestPortal } from '@portal/scripts/portal/startTestPortal';

/** Starts the portal that all browser tests share, and returns what stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // Workers inherit it.
  process.env['PORTAL_TEST_MOBILES'] = String(randomInt(10_000_000));
  // A test that reads what rides in documents must find it there, however busy the machine is.
  const stack = await startTestPortal({
    PORTAL_DOCUMENT_ANSWERS_MILLISECONDS: '20000',
    // Keys of the real gateway are taken to the one of the tests, which speaks as it does.
    PORTAL_IFTHENPAY_URL: addresses.gateway,
    ...pushKeys(),
  });
  const control = await controlStack(stack, testControlPort());
  return async () => {
    await control.stop();
    await stack.stop();
  };
}
