import type { Browser, Page } from '@playwright/test';
import { newVisitor } from './openCold.ts';
import type { Start, StartName } from './starts/starts.ts';

const SLOWDOWN = 4;
/** What is quicker is not told of by browsers, in milliseconds. */
const SHORTEST = 16;

/** What somebody does on a page, one thing after the other. */
const ACTIONS: Partial<Record<StartName, (page: Page) => Promise<void>>> = {
  async home(page) {
    for (const name of [/^Marcações/, /^Histórico/, /^Em Curso/])
      await page.getByRole('main').getByRole('tab', { name }).click();
  },
  async details(page) {
    for (const name of [/^Documentos/, /^Galeria/])
      await page.getByRole('main').getByRole('tab', { name }).click();
    await page.locator('[data-card="messages"] textarea').pressSequentially('Bom dia');
  },
  async booking(page) {
    const main = page.getByRole('main');
    await main.getByRole('checkbox', { name: 'Óleo e filtro', exact: true }).check({ force: true });
    await main.getByLabel(/^Observações/).pressSequentially('Trava mal');
    await main.getByText('Yamaha NMAX 125').click({ force: true });
    await main.getByRole('button', { name: 'Continuar' }).click();
    await main.getByRole('heading', { level: 1 }).waitFor();
  },
  async payment(page) {
    const main = page.getByRole('main');
    for (const name of ['MB WAY', 'Cartão', 'Multibanco', 'Outros dados'])
      await main.getByRole('radio', { name, exact: true }).check({ force: true });
    await main.getByLabel(/^Nome/).first().pressSequentially('Ana');
  },
};

/** Pages on which something is done. */
export const isActedOn = ({ name }: Pick<Start, 'name'>): boolean => ACTIONS[name] !== undefined;

/** Runs in the page before its scripts. */
function observe(shortest: number): void {
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Number(Reflect.get(entry, 'interactionId')) > 0)
        longest = Math.max(longest, entry.duration);
  }).observe(Object.assign({ type: 'event' }, { durationThreshold: shortest }));
  Reflect.set(window, 'longestDelay', () => longest);
}

/**
 * Opens a page with the processor slowed down, and acts on it once it is there.
 * @returns the largest delay from a press or key until what it changed was painted, in milliseconds
 */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  start: Start,
): Promise<number> {
  const context = await newVisitor(browser, origin, start.cookies);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe, SHORTEST);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(origin + start.address);
    await page.locator(start.content).first().waitFor();
    // A page that listens to its services never has an idle network.
    await page.waitForLoadState();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(null))));
    await ACTIONS[start.name]?.(page);
    // Told of with the frame behind the one that shows it.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 500))),
    );
    return await page.evaluate(() => Number(Reflect.get(window, 'longestDelay')()));
  } finally {
    await context.close();
  }
}
