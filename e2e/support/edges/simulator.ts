import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { originOf, type Domain } from '../domains.ts';

/** The portal in the simulator of the wrappers, and what the simulated application does. */
export interface Simulator {
  /** The portal in its frame. */
  portal: FrameLocator;
  back(): Promise<void>;
  press(button: string): Promise<void>;
  /** Opens an app path in the frame, as a link to the application would. */
  open(path: string): Promise<void>;
  /** Sends any text to the portal. */
  send(text: string): Promise<void>;
  /** Messages of that name in the log, the newest first. */
  messages(from: 'portal' | 'wrapper', type: string): Locator;
  /** What the newest of them says. */
  newest(from: 'portal' | 'wrapper', type: string): Locator;
  /** What the application knows, by its label. */
  fact(label: string): Locator;
  path(): Promise<string>;
}

interface Options {
  platform?: 'ANDROID' | 'IOS' | 'WEB';
  /** `bare` greets and can do nothing, `silent` says nothing. */
  behaviour?: 'answers' | 'bare' | 'silent';
  /** App path. */
  path?: string;
}

function simulatorOf(page: Page): Simulator {
  const portal = page.frameLocator('iframe[title="Portal dentro da aplicação"]');
  const messages = (from: string, type: string) =>
    page.locator(`[data-from="${from}"][data-type="${type}"]`);
  const press = (button: string) => page.getByRole('button', { name: button, exact: true }).click();
  return {
    portal,
    back: () => press('Recuar'),
    press,
    async open(path) {
      await page.getByLabel('Endereço no portal').fill(path);
      await press('Abrir');
    },
    async send(text) {
      await page.getByLabel('Mensagem à sua escolha').fill(text);
      await press('Enviar');
    },
    messages,
    newest: (from, type) => messages(from, type).first().locator('pre'),
    fact: (label) =>
      page
        .locator('dl > div')
        .filter({ has: page.locator('dt', { hasText: label }) })
        .locator('dd'),
    path: () =>
      portal.locator('html').evaluate(() => window.location.pathname.replace(/^\/client/, '')),
  };
}

/** Opens the simulator with the portal in it, and waits for the greeting if there is one. */
export async function openSimulator(page: Page, domain: Domain, options: Options = {}) {
  const { platform = 'ANDROID', behaviour = 'answers', path = '/services' } = options;
  const query = new URLSearchParams({ platform, behaviour, path });
  await page.goto(`${originOf(domain)}/dev/wrapper?${query.toString()}`);
  const simulator = simulatorOf(page);
  if (platform !== 'WEB' && behaviour !== 'silent') {
    await expect(simulator.messages('wrapper', 'hello')).toHaveCount(1);
  }
  return simulator;
}
