import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { chromiumOptions } from '../../support/chromiumOptions.ts';
import { askEarlyStart } from '../../support/people/askEarlyStart.ts';
import { bookButton } from '../../support/people/bookButton.ts';
import { addItem } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { pendingAppointments } from '../../support/people/bookService.ts';
import { callProvider } from '../../support/providers/provider.ts';
import { chooseService, chooseTime } from '../steps/chooseService.ts';

const messagesSchema = v.object({ messages: v.array(v.object({ id: v.string() })) });

test.use({ serviceWorkers: 'allow', launchOptions: chromiumOptions({ withNotices: true }) });

/** A browser that lets itself be asked, and a push service in the place of the one that no test reaches: without windows it has neither. */
async function allowPush(page: Page): Promise<void> {
  const keys = {
    p256dh: Buffer.concat([Buffer.of(4), randomBytes(64)]).toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  await page.addInitScript((given) => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => (permission = 'granted');
    const json = { endpoint: `https://push.example.com/${given.auth}`, keys: given };
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey } = {}) => {
      if (!userVisibleOnly || !(applicationServerKey instanceof Uint8Array))
        throw new TypeError('A browser wants to know who sends.');
      const subscription = Object.create(PushSubscription.prototype);
      return Object.assign(subscription, { toJSON: () => json });
    };
  }, keys);
}

/** Delivers a message to the portal's worker, as the browser's push service does. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/client'));
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

/** What the worker uses of its surroundings. */
interface Surroundings {
  clients: { openWindow: (path: string) => Promise<null>; matchAll: () => Promise<[]> };
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  shown: { title: string; body?: string; tag?: string; data?: unknown }[];
  opened: string[];
}

/** The device that the worker shows notices on: a finger on them, and the window that it opens. */
async function deviceOf(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no worker.');
  await worker.evaluate(() => {
    const around: Surroundings = Object(globalThis);
    [around.shown, around.opened] = [[], []];
    around.registration.showNotification = async (title, options) =>
      void around.shown.push({ title, ...options });
    around.clients.openWindow = async (path) => {
      around.opened.push(path);
      return null;
    };
    around.clients.matchAll = async () => [];
  });
  const read = () =>
    worker.evaluate(() => {
      const { shown, opened }: Surroundings = Object(globalThis);
      return { shown: shown.map(({ title, body, tag }) => ({ title, body, tag })), opened };
    });
  const tap = () =>
    worker.evaluate(() => {
      const { shown }: Surroundings = Object(globalThis);
      const notification = { ...shown[0], close: () => undefined };
      const event = new Event('notificationclick');
      dispatchEvent(Object.assign(event, { notification, waitUntil: () => undefined }));
    });
  return { read, tap };
}

test(
  'notices on this device are offered after a booking, come as news of the provider, and open what they are about',
  { tag: ['@REM-09', '@REM-14', '@REM-15'] },
  async ({ page, customer }) => {
    await allowPush(page);
    await addItem(customer, { plate: 'CC-44-DD', brand: 'Opel', model: 'Corsa' });
    await page.goto('/client/schedule');
    await chooseService(page, 'Óleo e filtro');
    await chooseTime(page);
    await askEarlyStart(page);
    // What the portal offers by itself begins once a page is at rest, which nobody outruns by hand.
    const isThere = () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/host/update.'));
    await expect.poll(() => page.evaluate(isThere)).toBe(true);
    const question = page.getByRole('alertdialog', { name: 'Receber avisos neste dispositivo?' });
    await expect(question).toHaveCount(0);
    await bookButton(page).click();

    await expect(question).toBeVisible();
    await expect(question.getByRole('button', { name: 'Agora não' })).toBeVisible();
    await expectAccessible(page, 'notices on this device: offered');
    await question.getByRole('button', { name: 'Ativar' }).click();
    await expect(page.getByText('Recebe avisos neste dispositivo.')).toBeVisible();

    await page.goto('/client/perfil');
    const device = page.getByRole('switch', { name: 'Notificações neste dispositivo' });
    await expect(device).toBeChecked();

    const [booked] = await pendingAppointments(customer);
    const subject = booked?.id ?? '';
    const planned = async () => {
      const answer = await callProvider(customer.domain, 'GET', `/messages?subject=${subject}`);
      return v.parse(messagesSchema, answer).messages[0]?.id ?? '';
    };
    await expect.poll(planned).not.toBe('');
    const id = await planned();
    const shownOn = await deviceOf(page);
    await deliver(page, JSON.stringify({ id, domain: new URL(page.url()).hostname }));
    await expect.poll(async () => (await shownOn.read()).shown).toHaveLength(1);
    const news = { title: 'Auto Mirante', body: 'Tem uma novidade.', tag: id };
    expect((await shownOn.read()).shown).toEqual([news]);
    await shownOn.tap();
    const path = `/client/service-details/${subject}`;
    await expect.poll(async () => (await shownOn.read()).opened).toEqual([path]);
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('Óleo e filtro');
  },
);
