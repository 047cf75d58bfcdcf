import { expect, type Page } from '@playwright/test';
import { registerCustomer } from '../support/people/customer.ts';
import { test } from '../support/people/customerTest.ts';
import { givenFor } from '../support/people/givenFor.ts';
import { liteLinkOf } from '../support/people/liteLink.ts';
import { domains, originOf } from '../support/domains.ts';
import { demoAddress } from '../support/people/demoAddress.ts';

/**
 * Opens an address and waits until its page is there.
 * @returns what its document preloaded and the page did not use, and what the browser says of that
 */
async function wasteOf(page: Page, address: string): Promise<string[]> {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (/preload/i.test(message.text())) warnings.push(message.text());
  });
  const profiler = await page.context().newCDPSession(page);
  await profiler.send('Profiler.enable');
  await profiler.send('Profiler.startPreciseCoverage', { callCount: true });
  await page.goto(address);
  await expect(page.locator('[data-release] :is(h1, form, [role="tab"])').first()).toBeVisible();
  const coverage = await profiler.send('Profiler.takePreciseCoverage');
  await profiler.detach();
  page.removeAllListeners('console');
  // A module that was fetched and not evaluated has run none of its code.
  const ran = coverage.result
    .filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0))
    .map(({ url }) => url);
  const { scripts, fonts, sheets, used, drawn } = await page.evaluate(async () => {
    // What is on the page has asked for its font; on a busy machine that takes longer than to be visible.
    await document.fonts.ready;
    const addresses = (selector: string) =>
      [...document.querySelectorAll<HTMLLinkElement>(selector)].map(({ href }) => href);
    return {
      scripts: addresses('link[rel="modulepreload"]'),
      fonts: addresses('link[rel="preload"][as="font"]'),
      sheets: addresses('link[rel="preload"][as="style"]'),
      used: addresses('link[rel="stylesheet"]'),
      drawn: [...document.fonts].filter(({ status }) => status === 'loaded').length,
    };
  });
  expect(scripts.filter((script) => /\/page-[^/]+$/.test(script))).toHaveLength(1);
  return [
    ...scripts.filter((script) => !ran.includes(script)),
    ...fonts.slice(drawn),
    ...sheets.filter((sheet) => !used.includes(sheet)),
    // A lite page is drawn after its splash, which is later than the browser expects.
    ...warnings.filter((warning) => !used.some((sheet) => warning.includes(sheet))),
  ];
}

test('every page uses all that its document preloads', async ({ page, browser, customer }) => {
  const given = givenFor(customer);
  const work = await given.work(4);
  await given.provider.askPayment(work, 50);
  const lite = await liteLinkOf(customer.domain, work);
  const { token } = await registerCustomer(domains.demo);
  const demo = await demoAddress(token);

  const wasted: Record<string, string[]> = {};
  const ofCustomer = [
    '/client',
    '/client/services?openAppointment=true',
    '/client?directAppointment=true',
    `/client/service-details/${work}`,
    `/client/payment/${work}`,
    '/client/schedule',
    '/client/perfil',
  ];
  const visitor = await browser.newPage();
  const origin = originOf(customer.domain);
  const ofVisitor = [
    `${origin}/client/payment/${work}`,
    `${origin}/client/registo`,
    `${origin}/client/services?openAppointment=true`,
    `${origin}/client?directAppointment=true`,
    `${origin}${lite.path}`,
    `${origin}/client?${lite.path.split('?')[1]}`,
    demo,
  ];
  const visitAll = async (view: Page, list: readonly string[]) => {
    for (const address of list) wasted[address] = await wasteOf(view, address);
  };
  await Promise.all([visitAll(page, ofCustomer), visitAll(visitor, ofVisitor)]);
  await visitor.close();
  expect(Object.entries(wasted).filter(([, files]) => files.length > 0)).toEqual([]);
});
