import type { Domain } from '../domains.ts';
import { ownLetters } from './publishFixture.ts';
import { setUpProvider } from './setUpProvider.ts';

/** Makes a provider of a test's own that has nothing yet. @returns its domain */
export async function openPlainProvider(): Promise<Domain> {
  const domain: Domain = `${ownLetters()}.localhost`;
  await setUpProvider(domain, { name: 'Oficina', vertical: 'auto', brand_color: '#12356b' });
  return domain;
}
