import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import * as v from 'valibot';
import { bootDocumentOf } from '../support/bootDocumentOf.ts';
import { openSession, registerCustomer } from '../support/people/customer.ts';
import { addresses, domains, originOf } from '../support/domains.ts';

const home = `${originOf(domains.workshop)}/client/services`;
const hostBuild = fileURLToPath(new URL('../../host/dist', import.meta.url));
const REMOTES = ['mf-booking', 'mf-notifications', 'mf-payment', 'mf-profile', 'mf-services'];

const importMapSchema = v.object({ integrity: v.record(v.string(), v.string()) });

test('the built host knows neither a remote nor where one lives', () => {
  const files = readdirSync(hostBuild).filter((file) => /\.(js|css)$/.test(file));
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const content = readFileSync(join(hostBuild, file), 'utf8');
    for (const remote of REMOTES) expect(content, file).not.toContain(remote);
    expect(content, file).not.toContain('/assets/mf-');
    expect(content, file).not.toMatch(/https?:\/\/[^"'`]*remoteEntry/);
  }
});

test('the boot document arrives in the HTML and nothing else says what to load', async ({
  page,
  context,
}) => {
  await openSession(context, await registerCustomer(domains.workshop));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(home);
  await expect(page.locator('main [data-remote="mf-services"]')).toBeVisible();
  const { remotes, provider, degraded } = await bootDocumentOf(page);
  expect(remotes.map(({ name }) => name).toSorted()).toEqual(REMOTES);
  expect(provider?.domain).toBe(domains.workshop);
  expect(degraded).toBe(false);
  const lists = asked.filter((path) =>
    /manifest|registry|importmap|import-map|\/boot|\/releases|\/rollouts|\.json$/i.test(path),
  );
  expect(lists).toEqual([]);
});

test('every script of host and remotes has a true integrity in the import map', async ({
  page,
}) => {
  await page.goto(home);
  const { remotes } = await bootDocumentOf(page);
  const text = await page.locator('script[type="importmap"]').textContent();
  const { integrity } = v.parse(importMapSchema, JSON.parse(text ?? ''));
  const scripts = remotes.flatMap(({ release, fallback }) =>
    [release, ...(fallback ? [fallback] : [])].flatMap(({ base, files }) =>
      files.filter(({ path }) => path.endsWith('.js')).map(({ path }) => base + path),
    ),
  );
  expect(new Set(scripts.map((path) => path.split('/')[2]))).toEqual(new Set(REMOTES));
  const ofHost = readdirSync(hostBuild)
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/assets/host/${file}`);
  expect(Object.keys(integrity).toSorted()).toEqual(
    expect.arrayContaining([...scripts, ...ofHost].toSorted()),
  );
  for (const [path, proof] of Object.entries(integrity)) {
    const served = await fetch(addresses.edge + path);
    const content = new Uint8Array(await served.arrayBuffer());
    const hash = createHash('sha384').update(content).digest('base64');
    expect(proof, path).toBe(`sha384-${hash}`);
    expect(served.headers.get('cache-control'), path).toContain('immutable');
  }
});

test('the policy of the page allows no inline code and no eval', async ({ page, context }) => {
  await openSession(context, await registerCustomer(domains.workshop));
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  const response = await page.goto(home);
  const policy = (await response?.headerValue('content-security-policy')) ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+(;|$)/);
  // The tutorial is played in a frame, once it was asked for; nothing else may come from elsewhere.
  const elsewhere = policy.replace(/frame-src https:\/\/[\w.-]+;/, '');
  expect(elsewhere).not.toMatch(/unsafe|\*|https?:/);
  await expect(page.locator('main [data-remote="mf-services"]')).toBeVisible();
  expect(refused).toEqual([]);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.inline = "ran"';
    document.body.append(script);
    return document.documentElement.dataset['inline'] ?? 'refused';
  });
  expect(ran).toBe('refused');
});
