import type { BrowserContext, Page } from '@playwright/test';
import { liteLinkOf } from '../../support/people/liteLink.ts';
import { originOf, type Domain } from '../../support/domains.ts';

/** Accepts the necessary cookies beforehand, so that the banner covers nothing. */
export async function acceptNecessary(context: BrowserContext, domain: Domain): Promise<void> {
  const url = originOf(domain);
  await context.addCookies([{ name: 'acceptedNecessaryCookies', value: 'true', url }]);
}

/** Opens a new link of a work or appointment as the front-office does, without the splash. */
export async function openLiteLink(page: Page, domain: Domain, id: string) {
  await acceptNecessary(page.context(), domain);
  const link = await liteLinkOf(domain, id);
  await page.goto(`${originOf(domain)}${link.path}&FO=1`);
  return link;
}
