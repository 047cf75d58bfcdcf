import { heldOverrideSchema, type HeldOverride } from '@portal/rollout/override';
import type { Context } from 'hono';
import { texts } from '../texts.ts';
import { createBrowserGrants, type BrowserGrants } from './createBrowserGrants.ts';
import type { GrantBadge } from './grantBadge.ts';
import { grantPage } from './grantPage.ts';

/** Where an override begins; its end is below it. */
export const OVERRIDE_PATH = '/override';

export type DeveloperOverrides = BrowserGrants<HeldOverride>;

/** Asks whoever opened the link whether this browser shall really show a local remote. */
function page(link: string, held: HeldOverride | null): string {
  const words = texts.override;
  if (held === null)
    return grantPage({ name: words.title, title: words.overTitle, paragraphs: [words.overBody] });
  const { manifest, entry, developer } = held.override;
  return grantPage({
    name: words.title,
    title: words.title,
    paragraphs: [words.body(manifest.name, entry, developer), words.warning],
    begin: { path: OVERRIDE_PATH, link, label: words.begin },
  });
}

/** Says that a remote comes from the developer's machine. */
export function overrideBadge({ override }: HeldOverride): GrantBadge {
  const words = texts.override;
  return {
    name: words.badgeName,
    label: words.badge(override.manifest.name),
    end: `${OVERRIDE_PATH}/end`,
  };
}

/** Lets one signed-in developer see a local remote inside this portal. */
export function createDeveloperOverrides(
  backend: URL,
  domainOf: (context: Context) => string,
): DeveloperOverrides {
  return createBrowserGrants(backend, domainOf, {
    calls: '/mgmt/overrides',
    cookie: 'developerOverride',
    schema: heldOverrideSchema,
    page: (link, { held }) => page(link, held),
  });
}
