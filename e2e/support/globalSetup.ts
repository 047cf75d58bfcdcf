import { startTestPortal } from '@portal/scripts/testPortal';

/** Starts the portal that all browser tests share, and returns what stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stack = await startTestPortal();
  return () => stack.stop();
}
