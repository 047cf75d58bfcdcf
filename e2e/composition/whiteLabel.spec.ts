import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { providerBrandingSchema } from '@portal/contract/providerBranding';
import { builtPackages, workspacePackages } from '@portal/scripts/packages';
import * as v from 'valibot';
import { registerCustomer } from '../support/people/customer.ts';
import { quietHome } from '../support/people/quietHome.ts';
import { addresses, domains, originOf, settings } from '../support/domains.ts';
import { logInWithCode } from '../support/people/logInWithCode.ts';

const ALTERNATE = `http://oficina-mirante.localhost:${settings.edgePort}`;

const bootSchema = v.object({ provider: providerBrandingSchema });
const manifestSchema = v.object({
  name: v.string(),
  theme_color: v.string(),
  icons: v.array(v.object({ src: v.string(), sizes: v.string(), purpose: v.string() })),
});

async function brandingOf(domain: string) {
  const answer = await fetch(`${addresses.backend}/mgmt/boot?domain=${domain}`);
  return v.parse(bootSchema, await answer.json()).provider;
}

function textsOf(folder: string): [name: string, content: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|json|html|ts)$/.test(file) && !/\.test\.ts$|testing/.test(file))
    .map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8').toLowerCase()]);
}

test(
  'no build knows a provider: neither its name, nor its address, nor its colour',
  { tag: ['@SHL-02'] },
  async () => {
    const builds = builtPackages(workspacePackages())
      .map(({ folder }) => join(folder, 'dist'))
      .filter((folder) => existsSync(folder));
    expect(builds.length).toBeGreaterThan(5);
    const files = builds.flatMap(textsOf);
    files.push(...textsOf(fileURLToPath(new URL('../../host/server', import.meta.url))));
    // The demo company is called what the portal calls any demo company.
    for (const domain of Object.values(domains).filter((one) => one !== domains.demo)) {
      const { name, brand } = await brandingOf(domain);
      const first = domain.split('.')[0] ?? domain;
      const own = [name, domain, ...(first.length > 4 ? [first] : []), brand].map((word) =>
        word.toLowerCase(),
      );
      for (const word of own) {
        const found = files.filter(([, content]) => content.includes(word)).map(([file]) => file);
        expect(found, word).toEqual([]);
      }
    }
  },
);

test(
  'each provider has a manifest of its own, with icons that can be drawn',
  { tag: ['@SHL-02', '@CFG-04'] },
  async ({ page }) => {
    for (const domain of Object.values(domains)) {
      const { name, brand } = await brandingOf(domain);
      await page.goto(`${originOf(domain)}/client/login`);
      await expect(page).toHaveTitle(new RegExp(`\\| ${name.replaceAll(/[&()]/g, '.')}$`));
      const read = await page.evaluate(async () => {
        const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
        return (await fetch(link?.href ?? '')).json();
      });
      const manifest = v.parse(manifestSchema, read);
      expect(manifest).toMatchObject({ name, theme_color: brand });
      expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(2);
      const sizes = await page.evaluate(
        async (addresses) => {
          const images = addresses.map((src) => Object.assign(new Image(), { src }));
          await Promise.all(images.map((image) => image.decode()));
          return images.map((image) => `${image.naturalWidth}x${image.naturalHeight}`);
        },
        manifest.icons.map(({ src }) => src),
      );
      expect(sizes).toEqual(manifest.icons.map(({ sizes: declared }) => declared));
    }
  },
);

test(
  'an alternate domain is the same portal, and names the provider’s own address',
  { tag: ['@SHL-02'] },
  async ({ page, context }) => {
    const { phone } = await registerCustomer(domains.workshop);
    await context.addCookies([{ name: 'acceptedNecessaryCookies', value: 'true', url: ALTERNATE }]);
    await page.goto(`${ALTERNATE}/client/login`);
    await expect(page).toHaveTitle('Iniciar Sessão | Auto Mirante');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${originOf(domains.workshop)}/client/login`,
    );
    await logInWithCode(page, phone);
    await expect(quietHome(page)).toBeVisible();
    await expect(page).toHaveURL(`${ALTERNATE}/client/services`);
  },
);
