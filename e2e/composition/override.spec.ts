import { mgmtClient } from '@portal/scripts/mgmt/mgmt';
import { remoteManifestSchema } from '@portal/contract/remoteManifest';
import { expect } from '@playwright/test';
import * as v from 'valibot';
import { findViolations } from '../accessibility/findViolations.ts';
import { notificationsToken } from '../support/messages/notificationsToken.ts';
import { test } from '../support/people/customerTest.ts';
import { serveLocalRemote } from '../support/edges/localRemote.ts';
import { addresses, domains, originOf, settings } from '../support/domains.ts';

const TITLE = 'Sem notificações';
const LOCAL_TITLE = 'Sem notificações (daqui)';
const BADGE = 'Versão local: mf-notifications — sair';
const port = settings.edgePort + 9;

test.use({ domain: domains.barber });

// One size shows it; the badge is looked at in both below.
test(
  'a developer sees a local remote inside the portal, says so on every page, and leaves; nobody else notices',
  { tag: '@desktop' },
  async ({ page, customer, browser }) => {
    expect(customer.token).not.toBe('');
    const local = await serveLocalRemote('mf-notifications', port, (script) =>
      script.replaceAll(TITLE, LOCAL_TITLE),
    );
    try {
      const link = await mgmtClient(addresses.backend, await notificationsToken()).override({
        provider: domains.barber,
        manifest: v.parse(remoteManifestSchema, local.release),
        entry: local.entry,
        developer: 'Rita',
      });
      await page.goto(`/override?link=${link}`);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findViolations(page)).toEqual([]);
      }
      const opened = page.waitForResponse((answer) => answer.url().endsWith('/client'));
      await page.getByRole('button', { name: 'Mostrar a versão local' }).click();
      const policy = (await (await opened).headerValue('content-security-policy')) ?? '';
      expect(policy).toContain(`http://localhost:${port}`);

      const violations: string[] = [];
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) violations.push(message.text());
      });
      await page.getByRole('button', { name: /^Notificações/ }).click();
      const panel = page.getByRole('dialog', { name: 'Notificações' });
      await expect(panel.getByRole('heading', { name: LOCAL_TITLE })).toBeVisible();
      await page.keyboard.press('Escape');
      expect(violations).toEqual([]);

      await page.goto('/client/perfil');
      const badge = page.getByRole('button', { name: BADGE });
      for (const viewport of [
        { width: 390, height: 844 },
        { width: 1280, height: 800 },
      ]) {
        await page.setViewportSize(viewport);
        await expect(badge).toBeInViewport({ ratio: 1 });
      }
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findViolations(page)).toEqual([]);
      }

      const other = await browser.newPage();
      const answer = await other.goto(`${originOf(domains.barber)}/client/login`);
      expect(await answer?.headerValue('content-security-policy')).not.toContain('localhost');
      await expect(other.getByRole('button', { name: BADGE })).toHaveCount(0);
      await other.close();

      await badge.press('Enter');
      await page.waitForURL(/\/client\/services$/);
      await expect(badge).toHaveCount(0);
      await page.getByRole('button', { name: /^Notificações/ }).click();
      await expect(panel.getByRole('heading', { name: TITLE, exact: true })).toBeVisible();
    } finally {
      await local.stop();
    }
  },
);
