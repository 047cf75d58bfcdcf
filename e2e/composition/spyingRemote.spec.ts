import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { openSession, registerCustomer } from '../support/people/customer.ts';
import { setTheStage, type FailingStage } from '../support/faults/failingStage.ts';
import { test } from '../support/faults/failingStageTest.ts';
import { logInWithCode } from '../support/people/logInWithCode.ts';

// A worker keeps what pages asked for.
test.use({ serviceWorkers: 'allow' });

/** The token that the browser holds for the provider, which tests see and scripts do not. */
async function heldToken(context: BrowserContext, { origin }: FailingStage) {
  const cookies = await context.cookies(origin);
  return cookies.find(({ name }) => name === 'sessionToken');
}

/** All that the remote has read, once it has been everywhere again. */
async function readBySpy(page: Page): Promise<string> {
  await page.evaluate(() => Reflect.get(window, 'spyAgain')());
  return page.evaluate(() => Reflect.get(window, 'spied').join('\n'));
}

test('a remote that looks everywhere, listens to every call and poses as others never sees the token of a session', async ({
  page,
  context,
  edge,
}) => {
  const stage = await setTheStage(page, edge);
  const domain = `${stage.domain.split('.')[0]}.localhost` as const;
  const customer = await registerCustomer(domain);
  await openSession(context, customer);
  await page.goto(`${stage.origin}/client/falha/spy`);
  await page.getByRole('button', { name: 'Falhar' }).click();

  const read = await readBySpy(page);
  // It was where it wanted to be: it has seen who is logged in, and which session that is.
  for (const seen of ['sessionMark=', customer.name, 'joined 200', 'read again'])
    expect(read.includes(seen), seen).toBe(true);
  // Without the text itself: it is megabytes.
  expect(read.includes(customer.token), 'the token').toBe(false);
  expect(await heldToken(context, stage)).toMatchObject({
    value: customer.token,
    httpOnly: true,
    sameSite: 'Lax',
  });

  // The next customer logs in on the same page, under the ears of the remote.
  const out = (within: Page | Locator) => within.getByRole('button', { name: 'Terminar Sessão' });
  await page.getByRole('navigation').getByRole('button', { name: 'Perfil' }).click();
  await out(page).click();
  await out(page.getByRole('alertdialog')).click();
  await expect(page).toHaveURL(/\/client\/login$/);
  expect(await heldToken(context, stage)).toBeUndefined();
  await logInWithCode(page, customer.phone);
  await expect(page).toHaveURL(/\/client\/(services)?$/);
  const second = await heldToken(context, stage);
  expect(second).toMatchObject({ httpOnly: true });
  expect(second?.value).not.toBe(customer.token);
  const readAfter = await readBySpy(page);
  expect(readAfter.includes('"registered":true'), 'the login').toBe(true);
  expect(readAfter.includes(second?.value ?? ''), 'the second token').toBe(false);
});
