import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { addresses, originOf, type Domain } from '../../domains.ts';
import { codeSentTo } from '../../messages/messagesTo.ts';
import { administratorToken } from '../../runCommand.ts';
import { newMobile } from '../customer.ts';
import { setupLinkSentTo } from './setupLinkSentTo.ts';

/** Sends a link to set a provider up, as operators do, and comes in with it and its code on this page. */
export async function enterByLink(page: Page, domain: Domain, path: string, json: object) {
  const mobile = newMobile();
  const made = await fetch(`${addresses.backend}/mgmt${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${administratorToken()}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ ...json, contact: mobile }),
  });
  expect(made.ok).toBe(true);
  await page.goto(originOf(domain) + (await setupLinkSentTo(`+351${mobile}`)));
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Código').fill(await codeSentTo(`+351${mobile}`));
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/setup\/(?:resumo|hoje)$/);
}

/** Makes a provider that is a draft, and lets its owner in on this page; the overview is shown then. */
export async function enterNewSetup(page: Page, name: string): Promise<Domain> {
  const domain: Domain = `novo-${randomInt(1e9)}.localhost`;
  await enterByLink(page, domain, '/setup-links', { name, domain });
  return domain;
}
