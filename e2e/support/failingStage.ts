import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import type { Release } from '@portal/contract/release';
import type { Restore } from './assetStorage.ts';
import type { FaultyEdge } from './faultyEdge.ts';
import { openPlainProvider } from './plainProvider.ts';
import { giveTo, publishFixture, storageOf } from './publishFixture.ts';

/** A provider of one test, with a page that works and a remote that fails. */
export interface FailingStage {
  /** Origin of the portal behind the edge that can be spoilt. */
  origin: string;
  release: Release;
  /** Everything that the page reported so far: of `/log` and of telemetry, as it was sent. */
  reported(): string;
}

/** Makes the provider, gives it both remotes, and listens to what the page will report. */
export async function setTheStage(page: Page, edge: FaultyEdge): Promise<FailingStage> {
  const domain = await openPlainProvider();
  await giveTo(domain, await publishFixture('mf-stage'));
  const release = await publishFixture('mf-fault');
  await giveTo(domain, release);
  const origin = `http://${domain}:${edge.port}`;
  await page
    .context()
    .addCookies([{ name: 'acceptedNecessaryCookies', value: 'true', url: origin }]);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(main\/log|mgmt\/telemetry)$/.test(request.url()))
      sent.push(request.postData()?.replaceAll('\\"', '"') ?? '');
  });
  return { origin, release, reported: () => sent.join('\n') };
}

const NOTE = 'Escrevi isto antes';

/** Opens the page that works, with a clock that tests may set, types on it, and opens the panel of the remote that fails over it. */
export async function openPanel(page: Page, { origin }: FailingStage, fault: string) {
  await page.clock.install();
  await page.goto(`${origin}/client/palco/${fault}`);
  await page.getByLabel('Nota').fill(NOTE);
  await page.getByRole('button', { name: 'Abrir painel' }).click();
  return page.getByRole('dialog', { name: 'Painel' });
}

/** The rest of the portal is as it was: the page with what was typed, and the bar. */
export async function expectTheRest(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Nota')).toHaveValue(NOTE);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Início', exact: true })).toBeVisible();
}

/** Telemetry is collected for a while before it is sent. */
export async function expectReported(
  page: Page,
  { reported, release }: FailingStage,
  code: string,
  inTelemetry = true,
): Promise<void> {
  await expect
    .poll(reported)
    .toMatch(new RegExp(`"code":"${code}".*"release":"${release.version}"`));
  if (!inTelemetry) return;
  await page.clock.fastForward(3000);
  await expect
    .poll(reported)
    .toMatch(new RegExp(`"version":"${release.version}","outcome":"${code}"`));
}

function fileOf(release: Release, name: RegExp): string {
  const found = release.files.find(({ path }) => name.test(path));
  if (!found) throw new Error(`No file of ${release.name} matches ${name}.`);
  return join(storageOf(release), found.path);
}

/** Takes a file of a published release away. */
export function removeFile(release: Release, name: RegExp): Restore {
  const file = fileOf(release, name);
  const all = ['', '.br', '.gz'].map((ending) => file + ending);
  all.forEach((path) => renameSync(path, `${path}.away`));
  return () => all.forEach((path) => renameSync(`${path}.away`, path));
}

/** Changes a file of a published release; it is served as whole and right. */
export function changeFile(
  release: Release,
  name: RegExp,
  change: (content: Buffer) => Buffer,
): Restore {
  const file = fileOf(release, name);
  const before = readFileSync(file);
  const write = (content: Buffer) => {
    writeFileSync(file, content);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  };
  write(change(before));
  return () => write(before);
}
