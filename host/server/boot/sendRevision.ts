import { COOKIE_NAMES } from '@portal/contract/cookies';
import { HOST } from '@portal/rollout/host';
import { forCustomer, type ProviderBoot } from '@portal/rollout/providerBoot';
import type { Revision } from '@portal/rollout/revision';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Previews } from '../overrides/createPreviews.ts';
import { previewedHost, withPreview } from '../overrides/withPreview.ts';
import { publicDomain } from '../publicHost.ts';
import type { ChooseHost } from './createHostChooser.ts';

/**
 * Says what a page of this customer would be made of if it were opened now: versions, nothing else. While mgmt does not
 * answer there is nothing to say.
 */
export async function sendRevision(
  context: Context,
  asked: Promise<ProviderBoot>,
  chooseHost: ChooseHost,
  previews: Previews,
): Promise<Response> {
  context.header('Cache-Control', 'private, no-store');
  const boot = await asked.catch(() => null);
  if (boot === null || boot.degraded) return context.body(null, 204);
  const usual = forCustomer(boot, getCookie(context, COOKIE_NAMES.userId) ?? null);
  const preview = await previews.of(context, publicDomain(context));
  const { remotes } = preview ? withPreview(usual, preview) : usual;
  const { build } = await chooseHost(context, boot, previewedHost(preview));
  const revision: Revision = {
    shell: build.version,
    // A suspended provider's pages are made of none, which open ones leave at the first moment at which nothing is lost (C-684).
    releases: boot.suspended
      ? {}
      : Object.fromEntries(remotes.map(({ name, release }) => [name, release.version])),
    killed: {
      ...boot.withdrawn,
      ...Object.fromEntries(boot.remotes.map(({ name, killed }) => [name, killed])),
      [HOST]: boot.hosts.killed,
    },
    ...(boot.suspended && { suspended: true }),
  };
  return context.json(revision);
}
