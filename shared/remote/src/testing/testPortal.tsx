/** The double of the shell and what draws a view inside of it: unit tests need both, so they come by one name. */
export { createTestPortal, type TestPortal, type TestPortalOptions } from './createTestPortal.ts';
export { TestShell } from './TestShell.tsx';
