import { expect, test, type Page } from '@playwright/test';
import { openSession } from '../support/people/customer.ts';
import { originOf } from '../support/domains.ts';
import { giveTo, publishFixture } from '../support/providers/publishFixture.ts';
import { openSmallProvider } from '../support/providers/smallProvider.ts';

/** Said by every production build of react-dom, and by nothing else. */
const REACT_DOM = /rendererPackageName:\s*["']react-dom["']/;
const HOST_FOLDER = 'host';
/** What the shell reports of a remote, but that it is slow: so is a loaded machine. */
const FAILURE = /^REMOTE-(?!SLOW)/;

/** @returns what reads from which folders below `/assets` a copy of react-dom was downloaded so far */
function watchReactCopies(page: Page): () => Promise<string[]> {
  const scripts: Promise<string | null>[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    const [, folder] = /^\/assets\/([^/]+)\/.*\.js$/.exec(path) ?? [];
    if (folder === undefined || !response.ok()) return;
    scripts.push(response.text().then((content) => (REACT_DOM.test(content) ? folder : null)));
  });
  return async () => (await Promise.all(scripts)).filter((folder) => folder !== null).sort();
}

/** What scripts say that fails, React's own warnings too; refused calls are no business of theirs. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith('Failed to load resource')) return;
    if (message.type() === 'error' || FAILURE.test(text)) errors.push(text);
  });
  return errors;
}

const remoteWith = (page: Page, version: string) =>
  page.getByRole('region', { name: `React ${version}`, exact: true });

/** Presses the button of a remote and sees that its own state and that of its library follow. */
async function expectToCount(page: Page, version: string): Promise<void> {
  const remote = remoteWith(page, version);
  await expect(remote).toContainText('0 cliques, 0 ao todo');
  await remote.getByRole('button', { name: 'Contar' }).click();
  await expect(remote).toContainText('1 cliques, 1 ao todo');
}

test('remotes on React 18 and on another minor of React 19 work beside the React 19 of the shell, each with its own', async ({
  page,
  context,
}) => {
  const { domain, customer } = await openSmallProvider();
  const eighteen = await publishFixture('mf-react-eighteen');
  const minor = await publishFixture('mf-react-minor');
  for (const release of [eighteen, minor]) await giveTo(domain, release);
  await openSession(context, customer);
  const copies = watchReactCopies(page);
  const errors = watchErrors(page);
  await page.goto(`${originOf(domain)}/client/react-dezoito`);
  await expectToCount(page, '18.3.1');
  await remoteWith(page, '18.3.1').getByRole('button', { name: 'Abrir o outro' }).click();
  await expectToCount(page, '19.0.1');
  // The panel is the shell's own, and closing it too.
  await page.getByRole('dialog').press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await remoteWith(page, '18.3.1').getByRole('button', { name: 'Contar' }).click();
  await expect(remoteWith(page, '18.3.1')).toContainText('2 cliques, 2 ao todo');
  const own = [eighteen, minor].map(({ base }) => base.split('/')[2] ?? '');
  expect(await copies()).toEqual([HOST_FOLDER, ...own].sort());
  expect(errors).toEqual([]);
});

test('remotes on the React of the shell download no other copy', async ({ page, context }) => {
  const { domain, customer } = await openSmallProvider();
  await openSession(context, customer);
  const copies = watchReactCopies(page);
  await page.goto(`${originOf(domain)}/client/services`);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: /^Notificações/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notificações' });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  expect(await copies()).toEqual([HOST_FOLDER]);
});

test('a remote that was built with the federation plugin alone mounts on the React of the shell', async ({
  page,
  context,
}) => {
  const { domain, customer } = await openSmallProvider();
  await giveTo(domain, await publishFixture('mf-plain'));
  await openSession(context, customer);
  const copies = watchReactCopies(page);
  const errors = watchErrors(page);
  await page.goto(`${originOf(domain)}/client/de-fora`);
  const remote = page.getByRole('region', { name: 'De fora' });
  await remote.getByRole('button', { name: 'Contar' }).click();
  await expect(remote).toContainText('1 cliques');
  await remote.getByRole('button', { name: 'Ir para os serviços' }).click();
  // A remote of the preset takes its place, from the same share scope.
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(remote).toHaveCount(0);
  expect(await copies()).toEqual([HOST_FOLDER]);
  expect(errors).toEqual([]);
});
