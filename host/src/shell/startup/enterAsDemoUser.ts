import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { isDemoDomain } from '../../address/isDemoDomain.ts';
import { startsLikeLite } from '../../address/lite/startsLikeLite.ts';
import type { StartupContext } from './startupContext.ts';

async function isDemo(domain: string, configuration: Promise<ProviderSnapshot>): Promise<boolean> {
  if (isDemoDomain(domain)) return true;
  return configuration.then(
    ({ isDemo: demo }) => demo,
    () => false,
  );
}

/**
 * With a client id at a demo company, logs the demo user in (SHL-50, DEMO-02, C-35).
 * `none` where there is no demo to enter.
 */
export async function enterAsDemoUser(
  { address, domain, main, session, overlays, leave }: StartupContext,
  configuration: Promise<ProviderSnapshot>,
): Promise<'none' | 'entered' | 'refused'> {
  const clientId = address.query.get('cli');
  if (!clientId || startsLikeLite(address.path)) return 'none';
  if (!(await isDemo(domain, configuration))) return 'none';
  const { enterDemo } = await import(/* webpackChunkName: "demo" */ '../demo/enterDemo.ts');
  const isEntered = await enterDemo({
    main,
    domain,
    clientId,
    enter: session.enterDemo,
    tell: overlays.info,
    leave,
  });
  return isEntered ? 'entered' : 'refused';
}
