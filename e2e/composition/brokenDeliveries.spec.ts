import { expect, type Locator, type Page } from '@playwright/test';
import { addItem } from '../support/people/customer.ts';
import { test as base } from '../support/people/customerTest.ts';
import { startFaultyEdge, type FaultyEdge } from '../support/edges/faultyEdge.ts';
import { quietHome } from '../support/people/quietHome.ts';
import { watchBeacons } from '../support/watching/watchBeacons.ts';
import { withoutAnswers } from '../support/withoutAnswers.ts';

const test = base.extend<{ edge: FaultyEdge }>({
  edge: async ({ browserName: _browserName }, use) => {
    const edge = await startFaultyEdge();
    await use(edge);
    edge.repair();
    await edge.stop();
  },
});
test.beforeEach(({ customer }) => expect(customer.token).not.toBe(''));

/** The same portal, over the edge that spoils answers. */
function over(edge: FaultyEdge, baseURL: string | undefined, path: string): string {
  const address = new URL(path, baseURL);
  address.port = String(edge.port);
  return address.href;
}

/** What the page reported, in its console. */
function watchReports(page: Page): string[] {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (/^[A-Z]+-[A-Z-]+ /.test(message.text())) reports.push(message.text());
  });
  return reports;
}

/**
 * Presses the retry as often as it is offered: a browser that remembers the refused file for as long as the document
 * lives gets it with the second one, which loads the page anew.
 */
async function retryUntil(page: Page, part: Locator, open?: Locator): Promise<void> {
  await expect(async () => {
    if (await retryIn(page).isVisible()) await retryIn(page).click();
    else if (open && !(await part.isVisible())) await open.click();
    await expect(part).toBeVisible({ timeout: 8000 });
  }).toPass({ timeout: 90_000 });
}

const retryIn = (page: Page) => page.getByRole('button', { name: 'Tentar novamente' });

test('a part that came altered is told as its release’s and comes with the retry, however long its copy is kept', async ({
  page,
  edge,
  baseURL,
  customer,
}) => {
  test.slow();
  await addItem(customer, { plate: 'AB-12-CD', brand: 'Fiat', model: 'Panda' });
  const reports = watchReports(page);
  edge.spoil(/\/calendar-month\.\w+\.js/, 'changed');
  await page.goto(over(edge, baseURL, '/client/schedule'));
  await page.getByRole('checkbox', { name: 'Revisão', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Continuar' }).click();
  const said = page.getByRole('alert').filter({ hasText: 'Não foi possível carregar esta parte' });
  await expect(said).toBeVisible();
  await expect.poll(() => reports.join('\n')).toMatch(/REMOTE-HANDLER mf-booking .*calendar-month/);
  edge.repair();
  const calendar = page.getByRole('button', { name: 'Mês seguinte' });
  await retryUntil(page, calendar);

  // One of the shell, altered once.
  edge.spoil(/\/host\/drawer\.\w+\.js/, 'changed', 1);
  await page.goto(over(edge, baseURL, '/client/services'));
  await expect(quietHome(page)).toBeVisible();
  const agenda = page.getByRole('button', { name: 'Agenda' }).first();
  // A page that was loaded anew has no panel open.
  await retryUntil(page, page.getByRole('dialog', { name: 'Agenda' }), agenda);
});

test('a style sheet of a remote that does not come keeps the page waiting, not the portal, and is told', async ({
  page,
  edge,
  baseURL,
}) => {
  // A drawn document brings the sheet.
  await page.setExtraHTTPHeaders(withoutAnswers);
  const reports = watchReports(page);
  await page.clock.install();
  edge.spoil(/\/mf-services\/page-services\.\w+\.css/, 'hang');
  await page.goto(over(edge, baseURL, '/client/services'), { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: 'REMOTE-SLOW' }),
  ).toBeVisible();
  await page.clock.runFor(15_000);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('REMOTE-MOUNT-TIMEOUT');
  await expect.poll(() => reports.join('\n')).toContain('mf-services');
  edge.repair();
  await retryIn(page).click();
  await expect(quietHome(page)).toBeVisible();
});

test('a start that was cut off is told and tried once more by itself', async ({
  page,
  edge,
  baseURL,
}) => {
  // A drawn document may end after the file that was cut, which the browser asks for once more by itself then.
  await page.setExtraHTTPHeaders(withoutAnswers);
  const told = await watchBeacons(page);
  edge.spoil(/\/host\/main\.\w+\.js/, 'cut', 1);
  await page.goto(over(edge, baseURL, '/client/services'), { waitUntil: 'commit' });
  await expect(quietHome(page)).toBeVisible();
  await expect
    .poll(() => told.join('\n'))
    .toMatch(/\/api\/main\/log .*SHELL-START.*\/host\/main\./);
});
