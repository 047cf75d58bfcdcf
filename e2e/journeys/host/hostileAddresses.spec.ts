import { expect } from '@playwright/test';
import { test } from '../../support/people/customerTest.ts';
import { originOf } from '../../support/domains.ts';

const SCRIPT = '<img src=x onerror="window.harmed=true">';
const QUERIES = [
  `next=//evil.example`,
  `next=https://evil.example`,
  `next=/\\evil.example`,
  `next=javascript:window.harmed=true`,
  `cli=${encodeURIComponent(SCRIPT)}`,
  `email=${encodeURIComponent(SCRIPT)}`,
  `phone=${encodeURIComponent('"><script>window.harmed=true</script>')}`,
  `token=${encodeURIComponent(SCRIPT)}&token_cal=${encodeURIComponent(SCRIPT)}`,
  `FO=${encodeURIComponent(SCRIPT)}&fo=1&embedded=${encodeURIComponent(SCRIPT)}`,
  `showCompanies=https://evil.example&openAppointment=${encodeURIComponent(SCRIPT)}`,
  `directAppointment=true&details=${encodeURIComponent(SCRIPT)}`,
  `directAppointment=true&details=${'A'.repeat(4000)}`,
  `__proto__[harmed]=true&constructor=1`,
  `s=%E0%A4%A&t=%00&iagree=%0d%0aSet-Cookie:a=b`,
];
const PATHS = [
  '/client//evil.example/x',
  '/client/%2F%2Fevil.example',
  '/client/https:%2F%2Fevil.example',
  '/client/javascript:window.harmed=true',
  '/client/services/../../evil',
  `/client/${encodeURIComponent(SCRIPT)}`,
  `/client/service-details/${encodeURIComponent(SCRIPT)}`,
  '/client/service-details/..%2f..%2fadmin',
  '/client/services%00',
  '/client/schedule-lite/%E2%80%AE',
  '//evil.example/client',
];
const ADDRESSES = [
  ...PATHS,
  ...QUERIES.flatMap((query) => [`/client?${query}`, `/client/login?${query}`]),
];

for (const who of ['visitor', 'customer'] as const) {
  test(
    `hostile addresses lead a ${who} nowhere else and run nothing`,
    { tag: '@desktop' },
    async ({ page, context, domain }) => {
      test.setTimeout(240_000);
      const home = originOf(domain);
      if (who === 'customer') {
        const { openSession, registerCustomer } = await import('../../support/people/customer.ts');
        await openSession(context, await registerCustomer(domain));
      }
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== home) elsewhere.push(request.url());
      });
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      for (const address of ADDRESSES) {
        await test.step(address.slice(0, 80), async () => {
          await page.goto(home + address);
          if (new URL(page.url()).pathname.startsWith('/client')) {
            // Something to act on: a page, a message, a dialog; never an empty screen.
            await expect(
              page.getByRole('heading').or(page.getByRole('textbox')).first(),
            ).toBeAttached();
          }
          expect(new URL(page.url()).origin).toBe(home);
          expect(await page.evaluate(() => Reflect.get(window, 'harmed'))).toBeUndefined();
        });
      }
      expect(elsewhere).toEqual([]);
      expect(dialogs).toEqual([]);
    },
  );
}
