// @vitest-environment happy-dom
import { createTestPortal, TestShell, type TestPortalOptions } from '@portal/remote/testPortal';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { offerRest } from '@portal/remote/push/offerRest';
import { stubPushBrowser } from '@portal/remote/testing/stubPushBrowser';
import { afterEach, expect, test, vi } from 'vitest';
import { ReminderSwitches } from './ReminderSwitches.tsx';

const none = 'Não recebe lembretes. Continua a receber códigos e confirmações do que fizer.';
const path = 'GET /user/client/channels';
function open(answers: TestPortalOptions['answers'], provider: TestPortalOptions['provider'] = {}) {
  const portal = createTestPortal({ answers, provider });
  render(
    <TestShell test={portal} path="/perfil">
      <ReminderSwitches
        email="marta@exemplo.pt"
        phones={[{ number: '+351912345678', primary: true }]}
      />
    </TestShell>,
  );
  return portal;
}
const states = () =>
  screen
    .getAllByRole<HTMLInputElement>('switch')
    .map(({ checked, labels }) => `${labels?.[0]?.textContent}: ${checked}`);
const press = (name: string) => fireEvent.click(screen.getByRole('switch', { name }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a switch for each way that the customer has, saved at once; with all off it says what still comes [REM-09]', async () => {
  const sent: unknown[] = [];
  open({
    [path]: () => ({ push: null, email: true, sms: true }),
    'PUT /user/client/channels': ({ body }) => {
      sent.push(body);
      return { push: null, email: false, sms: sent.length < 2, ...Object(body) };
    },
  });
  await screen.findByRole('heading', { level: 3, name: 'Avisos' });
  expect(states()).toEqual(['E-mail: true', 'SMS: true']);
  expect(screen.getByText('marta@exemplo.pt')).toBeTruthy();
  expect(screen.queryByText(none)).toBeNull();
  press('E-mail');
  press('SMS');
  await screen.findByText(none);
  expect(states()).toEqual(['E-mail: false', 'SMS: false']);
  expect(sent).toEqual([{ email: false }, { sms: false }]);
  press('SMS');
  await waitFor(() => expect(sent).toEqual([{ email: false }, { sms: false }, { sms: true }]));
  expect(states()).toEqual(['E-mail: false', 'SMS: true']);
  expect(screen.queryByText(none)).toBeNull();
});

test('where a STOP of a number that may be a stranger’s keeps SMS off, it says how to receive them again [REM-09]', async () => {
  const portal = open({
    [path]: () => ({ push: null, email: null, sms: false }),
    'PUT /user/client/channels': () => ({ push: null, email: null, sms: false }),
  });
  await screen.findByRole('switch', { name: 'SMS' });
  press('SMS');
  await waitFor(() =>
    expect(JSON.stringify(portal.shown)).toContain(
      'Este número pediu para não receber SMS. Valide-o em Contactos de acesso e volte a ligar.',
    ),
  );
  expect(states()).toEqual(['SMS: false']);
});

const device = 'Notificações neste dispositivo';

/** A customer whose device is told or not, in a browser that can; what the server was told of it. */
function openWithDevice(push: boolean, elsewhere = false) {
  const browser = stubPushBrowser();
  const sent: unknown[] = [];
  const portal = open(
    {
      [path]: () => ({ push, email: false, sms: null, elsewhere }),
      'POST /user/push': ({ body }) => {
        sent.push(body);
        return { message: 'OK' };
      },
      'DELETE /user/push': () => {
        sent.push('forgotten');
        return { message: 'OK' };
      },
    },
    { pushKey: browser.key },
  );
  return { browser, sent, portal };
}

test('the switch of this device is first; off forgets it, on asks the browser and registers it; after off it is not offered for a while [REM-09] [REM-14] [C-692]', async () => {
  localStorage.clear();
  const { browser, sent } = openWithDevice(true);
  await screen.findByRole('switch', { name: device });
  expect(states()).toEqual([`${device}: true`, 'E-mail: false']);
  press(device);
  await screen.findByText(none);
  await waitFor(() => expect(sent).toEqual(['forgotten']));
  await waitFor(() => expect(offerRest.isOver()).toBe(false));
  expect(states()).toEqual([`${device}: false`, 'E-mail: false']);
  press(device);
  await waitFor(() => expect(sent).toEqual(['forgotten', browser.device]));
  expect(states()).toEqual([`${device}: true`, 'E-mail: false']);
  expect(screen.queryByText(none)).toBeNull();
});

test('what the browser refuses goes back, and says where that is changed', async () => {
  const { browser, sent, portal } = openWithDevice(false);
  browser.customerAnswers('denied');
  await screen.findByRole('switch', { name: device });
  press(device);
  await waitFor(() => expect(JSON.stringify(portal.shown)).toContain('definições do navegador'));
  expect(sent).toEqual([]);
});

test('whoever gets reminders on another device does not read that there are none [REM-09] [C-691]', async () => {
  openWithDevice(false, true);
  await screen.findByRole('switch', { name: device });
  expect(states()).toEqual([`${device}: false`, 'E-mail: false']);
  expect(screen.queryByText(none)).toBeNull();
});

test('in an application with notices of its own the switch is of these [REM-09] [C-841]', async () => {
  const sent: unknown[] = [];
  const device = { endpoint: 'https://push.example.net/1', keys: { p256dh: 'A', auth: 'A' } };
  const portal = createTestPortal({
    provider: { pushKey: 'A' },
    answers: {
      [path]: () => ({ push: false, email: null, sms: null }),
      'POST /user/push': ({ body }) => {
        sent.push(body);
        return { message: 'OK' };
      },
    },
  });
  Object.assign(portal.portal.native, { subscribePush: async () => device });
  render(
    <TestShell test={portal} path="/perfil">
      <ReminderSwitches email={null} phones={[]} />
    </TestShell>,
  );
  await screen.findByRole('switch', { name: 'Notificações neste dispositivo' });
  press('Notificações neste dispositivo');
  await waitFor(() => expect(sent).toEqual([device]));
});

test('a browser that cannot, or may not, has no switch of it [REM-09] [C-691]', async () => {
  stubPushBrowser('denied');
  open({ [path]: () => ({ push: false, email: true, sms: null }) }, { pushKey: 'A' });
  await screen.findByRole('switch', { name: 'E-mail' });
  expect(states()).toEqual(['E-mail: true']);
});

test('a switch that could not be saved goes back, and says why', async () => {
  const portal = open({
    [path]: () => ({ push: null, email: true, sms: null }),
    'PUT /user/client/channels': () => {
      throw new Error('unreached');
    },
  });
  await screen.findByRole('switch', { name: 'E-mail' });
  press('E-mail');
  await waitFor(() => expect(portal.shown).toHaveLength(1));
  expect(states()).toEqual(['E-mail: true']);
});

test('whoever cannot be reminded sees nothing of it', async () => {
  const portal = open({ [path]: () => ({ push: null, email: null, sms: null }) });
  await waitFor(() => expect(portal.requests).toHaveLength(1));
  expect(screen.queryByText('Avisos')).toBeNull();
});

test('what could not be loaded can be asked for again', async () => {
  let isUp = false;
  open({
    [path]: () => {
      if (!isUp) throw new Error('unreached');
      return { push: null, email: true, sms: null };
    },
  });
  await screen.findByText('Não foi possível carregar os avisos');
  isUp = true;
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByRole('switch', { name: 'E-mail' });
});
