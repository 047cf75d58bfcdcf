// @vitest-environment happy-dom
import { createHttp } from '@portal/api/http/http';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { itemsKeyOf } from '../lite/deleteLiteData.ts';
import { termsAgreed } from '../session/termsAgreed.ts';
import { readCookie } from '../../browser/readCookie.ts';
import { removeCookie, writeCookie } from '../../browser/writeCookie.ts';
import { createLite } from '../lite/createLite.ts';
import { startupAtom } from '../state/startupAtom.ts';
import { redirectOf } from '../../address/redirectOf.ts';
import { prepare as runSteps } from './preparation/prepare.ts';
import { PREPARATION_STEPS } from './preparation/preparationSteps.ts';
import { start as startWith } from './start.ts';
import type { StartupContext } from './startupContext.ts';

const COMPANY = {
  id: 'company-1',
  name: 'Auto Mirante',
  domain: 'auto-mirante.localhost',
  logo: 'logo.svg',
  url: 'http://auto-mirante.localhost',
  registered: true,
  logged: true,
  scheduler_module: 'FULL',
  is_scheduler_solo: false,
  worksheet_operational: 'yes',
  demo: false,
  support_equipment: true,
};
const CONFIGURATION = {
  vertical: 'auto',
  brand_color: '#12356b',
  item_label: 'Viatura',
  logo: 'logo.svg',
  name: 'Auto Mirante',
  company: COMPANY,
  payment_methods: ['MB'],
  signup_item_fields: [],
  edit_item_fields: [],
  item_title_template: '',
  item_subtitle_template: '',
  support_equipment: true,
  hide_play_store: true,
  hide_apple_store: true,
  is_internal_team: false,
};

const start = (context: StartupContext, agreed: boolean) =>
  startWith(context, agreed, () => undefined);
const prepare = (context: StartupContext) => runSteps(context, PREPARATION_STEPS, () => undefined);

type Answers = Record<string, () => Response | Promise<Response>>;

const GOOD: Answers = {
  'main /config': () => Response.json(CONFIGURATION),
  'main /user/client/presignup': () => Response.json({ type: 'Success' }),
  'mgmt /route': () => Response.json({ code: 200, url: 'http://x' }),
};

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  for (const name of Object.values(COOKIE_NAMES)) removeCookie(name);
  vi.restoreAllMocks();
});

function setUp(answers: Answers, options: { token?: string | null; address?: string } = {}) {
  const calls: string[] = [];
  const http = (service: string) =>
    createHttp(async (input) => {
      const url = new URL(new Request(input).url);
      calls.push(`${service} ${url.pathname}${url.search}`);
      return (
        { ...GOOD, ...answers }[`${service} ${url.pathname}`]?.() ??
        Response.json({}, { status: 404 })
      );
    });
  const [path = '/', query = ''] = (options.address ?? '/services').split('?');
  const replaced: string[] = [];
  const told: string[] = [];
  const context: StartupContext = {
    main: http('main'),
    mgmt: http('mgmt'),
    session: {
      held: () => (options.token === null ? null : { mark: 'token', token: null }),
      current: () => ({
        mode: 'full',
        subject: null,
        termsAccepted: false,
        lite: null,
        scheduling: false,
      }),
      subscribe: () => () => undefined,
      adopt: async () => undefined,
      refresh: async () => void calls.push('details'),
      end: async () => undefined,
      setTermsAccepted: () => void calls.push('accepted'),
      setPath: () => undefined,
      modeAt: () => 'full',
      setDemo: () => void calls.push('demo'),
      judgeAfter: () => undefined,
      setLite: () => undefined,
      enterDemo: (token) => void calls.push(`entered ${token}`),
      expire: () => undefined,
      followCookie: () => undefined,
    },
    recording: { follow: () => void calls.push('recording') },
    address: { path, query: new URLSearchParams(query) },
    lite: createLite(http('calendar')),
    overlays: {
      info: async ({ title }) => void told.push(title),
      confirm: async () => true,
      dialogs: () => [],
    },
    pendingAppointment: null,
    leave: (address) => void told.push(address),
    replace: (target) => replaced.push(target),
    domain: 'auto-mirante.localhost',
    isGenericHost: false,
    logo: '/logo.svg',
  };
  return { context, calls, replaced, told };
}

test.each([
  { vertical: 'auto', item_label: 'Viatura', icon_set: 'AUTO', name: 'Auto Mirante' },
  { vertical: 'barbershop', item_label: 'Cliente', icon_set: 'DEFAULT', name: 'Lima & Filhos' },
])(
  'name, vertical, item label and icon set are those of the configuration: %j [SHL-02] [SHL-61]',
  async (of) => {
    const { context } = setUp({ 'main /config': () => Response.json({ ...CONFIGURATION, ...of }) });
    context.logo = `/photos/${of.vertical}.svg`;
    expect(await start(context, false)).toMatchObject({
      kind: 'ready',
      provider: {
        name: of.name,
        vertical: of.vertical,
        itemLabel: of.item_label,
        iconSet: of.icon_set,
        logo: `/photos/${of.vertical}.svg`,
      },
    });
  },
);

test('a customer: terms first, then the details; the configuration beside them [SHL-51] [SHL-55] [SHL-56] [SHL-61] [SHL-48]', async () => {
  const { context, calls } = setUp({});
  const state = await start(context, false);
  expect(state).toMatchObject({ kind: 'ready', provider: { itemLabelPlural: 'Viaturas' } });
  expect(calls.filter((call) => !call.includes('/config'))).toEqual([
    'main /user/client/presignup?terms_accepted=false',
    'accepted',
    'details',
  ]);
  expect(readCookie(COOKIE_NAMES.cluster)).toBe('auto-mirante.localhost');
});

test.each(['FULL', 'NONE'])(
  'whether bookings are taken is what the configuration says: %s [BKG-11]',
  async (schedulerModule) => {
    const company = { ...COMPANY, scheduler_module: schedulerModule };
    const { context } = setUp({
      'main /config': () => Response.json({ ...CONFIGURATION, company }),
    });
    expect(await start(context, false)).toMatchObject({ provider: { schedulerModule } });
  },
);

test.each([
  ['false', false],
  ['False', true],
  ['true', true],
  ['', true],
])("worksheets that are '%s' are operational: %s [CFG-11]", async (wire, worksheetOperational) => {
  const company = { ...COMPANY, worksheet_operational: wire };
  const { context } = setUp({
    'main /config': () => Response.json({ ...CONFIGURATION, company }),
  });
  expect(await start(context, false)).toMatchObject({ provider: { worksheetOperational } });
});

test.each([false, true, 0, null])(
  'worksheets that are %j are no configuration: the field is a string [CFG-11]',
  async (wire) => {
    const company = { ...COMPANY, worksheet_operational: wire };
    const { context } = setUp({
      'main /config': () => Response.json({ ...CONFIGURATION, company }),
    });
    expect((await start(context, false)).kind).not.toBe('ready');
  },
);

test.each([true, false])(
  'items are asked for where the configuration says so, support_equipment %s [API-20]',
  async (support_equipment) => {
    const { context } = setUp({
      'main /config': () => Response.json({ ...CONFIGURATION, support_equipment }),
    });
    expect(await start(context, false)).toMatchObject({
      provider: { supportsItems: support_equipment },
    });
  },
);

test.each([
  [true, false],
  [false, true],
])(
  'each store is hidden where the configuration says so: hide_play_store %s, hide_apple_store %s [CKE-24] [LITE-22]',
  async (hidePlayStore, hideAppleStore) => {
    const hidden = { hide_play_store: hidePlayStore, hide_apple_store: hideAppleStore };
    const { context } = setUp({
      'main /config': () => Response.json({ ...CONFIGURATION, ...hidden }),
    });
    expect(await start(context, false)).toMatchObject({
      provider: { hidePlayStore, hideAppleStore },
    });
  },
);

test.each([
  [
    { is_scheduler_solo: true, email: 'ola@lima.pt', website: 'lima.pt', address: 'Rua 1' },
    { schedulerSolo: true, email: 'ola@lima.pt', website: 'lima.pt', address: 'Rua 1' },
  ],
  [{ town: 'Porto' }, { schedulerSolo: false, email: null, website: null, town: 'Porto' }],
])(
  'of a company that is %j the remotes know %j [DET-40] [PRV-03] [SID-10]',
  async (company, known) => {
    const { context } = setUp({
      'main /config': () =>
        Response.json({ ...CONFIGURATION, company: { ...COMPANY, ...company } }),
    });
    expect(await start(context, false)).toMatchObject({ provider: known });
  },
);

test('the remotes get what the configuration says [CFG-01] [CFG-02] [CFG-03] [CFG-04] [CFG-06] [CFG-07] [CFG-08]', async () => {
  const plate = { type: 'text', name: 'plate', label: 'Placa', length: 9, position: 2 };
  const field = { ...plate, required: true, identifier: true, values: [] };
  const { context } = setUp({
    'main /config': () =>
      Response.json({
        ...CONFIGURATION,
        vertical: 'tech',
        item_label: 'Equipamento',
        item_label_plural: 'Aparelhos',
        icon_set: 'TECH',
        name: 'Bitfixe',
        company: { ...COMPANY, phone: '+351222081745', whatsapp_number: '+351912080745' },
        payment_methods: ['CC', 'MB'],
        signup_item_fields: [field],
        item_title_template: '{brand} {model}',
        item_subtitle_template: '{plate}',
      }),
  });
  expect(await start(context, false)).toMatchObject({
    provider: {
      vertical: 'tech',
      itemLabel: 'Equipamento',
      itemLabelPlural: 'Aparelhos',
      iconSet: 'TECH',
      name: 'Bitfixe',
      logo: '/logo.svg',
      contactPhone: '+351912080745',
      paymentMethods: ['CC', 'MB'],
      itemFields: [field],
      itemTitleTemplate: '{brand} {model}',
      itemSubtitleTemplate: '{plate}',
    },
  });
});

test('a client id at a demo company logs its demo user in, without asking for terms [DEMO-02] [DEMO-04] [SHL-05] [SHL-50] [SHL-24] [SHL-32]', async () => {
  const { context, calls } = setUp(
    {
      'main /config': () =>
        Response.json({ ...CONFIGURATION, company: { ...COMPANY, demo: true } }),
      'main /user/login/demo': () => Response.json({ data: { token: 'demo-token' } }),
    },
    { token: null, address: '/services?cli=client-1' },
  );
  const state = await start(context, false);
  expect(state).toMatchObject({ kind: 'ready', provider: { isDemo: true } });
  expect(calls).toContain('entered demo-token');
  expect(calls).toContain('demo');
  expect(calls.join()).not.toContain('presignup');
});

test('that a company is a demo by its configuration alone is known before a refusal of its session counts [DEMO-10] [C-927]', async () => {
  const { context, calls } = setUp({
    'main /config': () => Response.json({ ...CONFIGURATION, company: { ...COMPANY, demo: true } }),
    'main /user/client/presignup': () => Response.json({}, { status: 401 }),
  });
  context.session.judgeAfter = (known) => {
    calls.push('judging');
    void known.then(() => calls.push('known'));
  };
  expect(await start(context, false)).toMatchObject({ kind: 'ready', provider: { isDemo: true } });
  const placeOf = (name: string) => calls.findIndex((call) => call.includes(name));
  expect(placeOf('judging')).toBeLessThan(placeOf('presignup'));
  expect(placeOf('demo')).toBeLessThan(placeOf('known'));
  expect(placeOf('demo')).toBeGreaterThan(-1);
});

test('the domain alone says that a company is a demo, whatever its configuration [SHL-76] [SHL-50] [C-35]', async () => {
  const { context, calls } = setUp(
    { 'main /user/login/demo': () => Response.json({ data: { token: 'demo-token' } }) },
    { token: null, address: '/services?cli=client-1' },
  );
  context.domain = 'demo-barbearia.portal.pt';
  expect((await start(context, false)).kind).toBe('ready');
  expect(calls).toContain('entered demo-token');
});

test('elsewhere a client id logs nobody in [C-35] [SHL-24]', async () => {
  const { context, calls } = setUp({}, { token: null, address: '/login?cli=client-1' });
  expect((await start(context, false)).kind).toBe('ready');
  expect(calls.join()).not.toContain('login/demo');
});

test.each([
  '/services-lite',
  '/schedule-lite/7',
  '/service-details-lite?token=a',
  '/help-delete-account',
])(
  'at a demo company %s with a client id resolves the cluster only, and enters no demo [SHL-42] [SHL-48]',
  async (path) => {
    const { context, calls } = setUp(
      {
        'main /config': () =>
          Response.json({ ...CONFIGURATION, company: { ...COMPANY, demo: true } }),
        'main /user/login/demo': () => Response.json({ data: { token: 'demo-token' } }),
      },
      { token: null, address: `${path}${path.includes('?') ? '&' : '?'}cli=client-1` },
    );
    expect((await start(context, false)).kind).toBe('ready');
    expect(calls.filter((call) => call !== 'demo')).toEqual([
      'main /config',
      'mgmt /route?domain=auto-mirante.localhost',
    ]);
  },
);

test.each([
  [401, 401, 'Empresa Demo'],
  [200, 401, 'Empresa Demo'],
  [401, undefined, 'Empresa Demo'],
  [401, 404, 'Empresa Demo Indisponível'],
  [404, 404, 'Empresa Demo Indisponível'],
  [500, 500, 'Empresa Demo Indisponível'],
])(
  'a demo refused with the status %i and the http_code %s says %s, then leads to the marketing page [DEMO-05] [DEMO-06] [DEMO-07]',
  async (status, http_code, title) => {
    const { context, told } = setUp(
      {
        'main /config': () =>
          Response.json({ ...CONFIGURATION, company: { ...COMPANY, demo: true } }),
        'main /user/login/demo': () => Response.json({ http_code, code: 1 }, { status }),
      },
      { token: null, address: '/services?cli=client-1' },
    );
    expect((await start(context, false)).kind).toBe('starting');
    expect(told).toEqual([title, expect.stringMatching(/^https:.*\?return=http/)]);
  },
);

test.each([
  ['no answer', () => Promise.reject(new TypeError('network'))],
  ['no token', () => Response.json({ data: {} })],
  ['no data', () => Response.json({})],
  ['an empty answer', () => new Response(null, { status: 204 })],
])('a demo that gives %s is not available [DEMO-07]', async (_case, answer) => {
  const { context, told } = setUp(
    {
      'main /config': () =>
        Response.json({ ...CONFIGURATION, company: { ...COMPANY, demo: true } }),
      'main /user/login/demo': answer,
    },
    { token: null, address: '/services?cli=client-1' },
  );
  const info = vi.spyOn(context.overlays, 'info');
  expect((await start(context, false)).kind).toBe('starting');
  expect(info.mock.calls).toEqual([
    [
      {
        title: 'Empresa Demo Indisponível',
        body: 'A empresa demo indicada já não está disponível. Pode criar outra demo ou um período de teste. Prima OK para continuar.',
      },
    ],
  ]);
  expect(told.at(-1)).toMatch(/^https:.*\?return=http/);
});

test('terms accepted before count as accepted [SHL-52]', async () => {
  const { context } = setUp({
    'main /user/client/presignup': () =>
      Response.json({ type: 'Failure', http_code: 409, code: 5 }, { status: 409 }),
  });
  expect((await start(context, false)).kind).toBe('ready');
});

test('any other answer than Success stops, and the customer may accept [SHL-53] [SHL-54] [SHL-55]', async () => {
  removeCookie(COOKIE_NAMES.cluster);
  const refused = { type: 'Failure', code: 4, message: 'Aceite os termos.' };
  const { context, calls } = setUp({
    'main /user/client/presignup': () => Response.json(refused, { status: 409 }),
  });
  expect(await start(context, false)).toEqual({
    kind: 'terms-needed',
    message: 'Aceite os termos.',
  });
  expect(calls).not.toContain('details');
  expect(readCookie(COOKIE_NAMES.cluster)).toBeNull();
  await start(context, true);
  expect(calls).toContain('main /user/client/presignup?terms_accepted=true');
});

test.each([{ type: 'Failure', code: 7 }, { type: 'Failure' }, { type: 'Pending' }, {}])(
  'a refusal for another reason is no question about the terms: %j [SHL-53] [SHL-55]',
  async (answer) => {
    const { context, calls } = setUp({
      'main /user/client/presignup': () => Response.json({ ...answer, message: 'Suspensa.' }),
    });
    expect((await start(context, false)).kind).toBe('terms-refused');
    expect(calls).not.toContain('details');
    expect(calls).not.toContain('accepted');
  },
);

test('iagree=true in the address accepts in advance [SHL-35] [SHL-51] [API-13]', async () => {
  const { context, calls } = setUp({}, { address: '/services?iagree=true' });
  await start(context, false);
  expect(calls).toContain('main /user/client/presignup?terms_accepted=true');
});

test.each(['iagree=false', 'iagree', 'iagree=1', 'IAGREE=true'])(
  '%s accepts nothing, neither for a customer nor without a session [SHL-35]',
  async (query) => {
    for (const token of ['token', null]) {
      const { context, calls } = setUp({}, { address: `/services?${query}`, token });
      expect((await start(context, false)).kind).toBe('ready');
      expect(calls.join()).not.toContain('terms_accepted=true');
      expect(termsAgreed.read()).toBe(false);
    }
  },
);

test('an acceptance in advance that the service does not take is not remembered [SHL-35] [SHL-54]', async () => {
  removeCookie(COOKIE_NAMES.cluster);
  const { context, calls } = setUp(
    { 'main /user/client/presignup': () => Response.json({ type: 'Failure', code: 7 }) },
    { address: '/registo?iagree=true', token: null },
  );
  expect((await start(context, false)).kind).toBe('ready');
  expect(calls).toContain('main /user/client/presignup?terms_accepted=true');
  expect(calls).not.toContain('accepted');
  expect([termsAgreed.read(), readCookie(COOKIE_NAMES.cluster)]).toEqual([false, null]);
});

test('without a session it is accepted at the start and remembered for the customer to come [SHL-35] [SHL-48] [SHL-54] [API-13] [API-57]', async () => {
  const { context, calls } = setUp({}, { address: '/registo?iagree=true', token: null });
  expect(await start(context, false)).toMatchObject({ kind: 'ready' });
  expect(calls).toEqual(
    expect.arrayContaining([
      'main /user/client/presignup?terms_accepted=true',
      'accepted',
      'mgmt /route?domain=auto-mirante.localhost',
    ]),
  );
  expect(calls).not.toContain('details');
  expect(termsAgreed.read()).toBe(true);
  expect(readCookie(COOKIE_NAMES.cluster)).toBe('auto-mirante.localhost');
  removeCookie(COOKIE_NAMES.cluster);
  // The page of the login or registration may be opened again on the way.
  const later = setUp({}, { address: '/login', token: null });
  await start(later.context, false);
  expect(later.calls).toContain('accepted');
  expect(readCookie(COOKIE_NAMES.cluster)).toBe('auto-mirante.localhost');
  termsAgreed.forget();
});

test('lite and the deletion help resolve the cluster and accept nothing [SHL-42] [SHL-48]', async () => {
  const paths = ['/services-lite', '/help-delete-account'];
  // Nor do they accept for anybody where the address does.
  for (const address of [...paths, ...paths.map((path) => `${path}?iagree=true`)]) {
    const { context, calls } = setUp({}, { address });
    expect((await start(context, false)).kind).toBe('ready');
    expect(calls.filter((call) => !call.startsWith('main /config'))).toEqual([
      'mgmt /route?domain=auto-mirante.localhost',
    ]);
  }
});

test.each([
  ['/services', 'token', true],
  ['/services', null, false],
  ['/services-lite', 'token', false],
  ['/schedule-lite/7', 'token', false],
  ['/help-delete-account', 'token', false],
])(
  'at %s with the session %s the customer is logged in: %s [SHL-48] [SHL-66]',
  async (address, token, isLoggedIn) => {
    const { context, calls } = setUp({}, { address, token });
    expect((await start(context, false)).kind).toBe('ready');
    const asCustomer = calls.filter((call) => call.includes('presignup') || call === 'details');
    expect(asCustomer.length > 0).toBe(isLoggedIn);
  },
);

test('a provider that does not exist has a state of its own [SHL-58] [ERR-09]', async () => {
  const { context } = setUp(
    { 'mgmt /route': () => Response.json({}, { status: 404 }) },
    { token: null },
  );
  expect(await start(context, false)).toEqual({ kind: 'provider-not-found', refused: false });
});

test('a refused cluster lookup is logged [SHL-59]', async () => {
  const { context } = setUp(
    { 'mgmt /route': () => Response.json({}, { status: 401 }) },
    { token: null },
  );
  expect(await start(context, false)).toEqual({ kind: 'provider-not-found', refused: true });
  expect(console.error).toHaveBeenCalled();
});

test.each([
  [200, 'ready'],
  [400, 'ready'],
  [403, 'ready'],
  [409, 'ready'],
  [500, 'unreachable'],
  [503, 'unreachable'],
])('the cluster answering %i leads to: %s [SHL-60]', async (status, kind) => {
  const { context, calls } = setUp(
    { 'mgmt /route': () => Response.json({ code: status }, { status }) },
    { token: null },
  );
  expect((await start(context, false)).kind).toBe(kind);
  expect(calls).toContain('main /config');
});

test('details that cannot be loaded do not keep the app from being shown [SHL-57]', async () => {
  const { context } = setUp({});
  context.session.refresh = () => Promise.reject(new Error('no'));
  expect((await start(context, false)).kind).toBe('ready');
});

test('a start that is refused because the portal is suspended gives way to the page that says so, once a minute [C-684]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const refused = () => Response.json({ code: 'SUSPENDED', message: 'Suspenso.' }, { status: 503 });
  const { context } = setUp({ 'main /user/client/presignup': refused });
  for (const [pause, times] of [
    [0, 1],
    [59_000, 1],
    [1000, 2],
  ] as const) {
    vi.advanceTimersByTime(pause);
    expect(await start(context, false)).toEqual({ kind: 'unreachable' });
    expect(reload).toHaveBeenCalledTimes(times);
  }
  vi.useRealTimers();
});

test('services that do not answer and a refused configuration are told apart [SHL-63] [C-157]', async () => {
  for (const status of [500, 503, 0]) {
    const down = setUp({
      'main /config': () => {
        if (status === 0) throw new TypeError('Failed to fetch');
        return Response.json({}, { status });
      },
    });
    expect(await start(down.context, false)).toEqual({ kind: 'unreachable' });
  }
  for (const status of [400, 403, 404, 409, 429]) {
    const refused = setUp({ 'main /config': () => Response.json({ message: 'Não.' }, { status }) });
    expect(await start(refused.context, false)).toEqual({
      kind: 'configuration-refused',
      message: 'Não.',
    });
  }
  const broken = setUp({ 'main /config': () => Response.json({ ...CONFIGURATION, company: {} }) });
  expect(await start(broken.context, false)).toEqual({ kind: 'misconfigured' });
});

test('the pending appointment is read before its cookie is removed [SHL-46] [CKE-05]', () => {
  writeCookie(COOKIE_NAMES.openAppointment, 'S-1');
  writeCookie(COOKIE_NAMES.fromLite, 'true');
  const { context } = setUp({});
  prepare(context);
  expect(context.pendingAppointment).toBe('S-1');
  expect(readCookie(COOKIE_NAMES.openAppointment)).toBeNull();
  expect(readCookie(COOKIE_NAMES.fromLite)).toBeNull();
});

test('lite data is forgotten except in lite mode with the same token [SHL-47]', () => {
  const names = ['liteToken', 'isCalToken', 'liteEmail', 'litePhone'] as const;
  const keep = () => {
    for (const name of names) writeCookie(name, 'a');
    localStorage.setItem(itemsKeyOf('a'), '[]');
  };
  const left = () => [
    ...names.filter((name) => readCookie(name) !== null),
    ...Object.keys(localStorage),
  ];
  keep();
  const all = left();
  expect(all).toHaveLength(names.length + 1);
  prepare(setUp({}, { address: '/services-lite?token=a' }).context);
  expect(left()).toEqual(all);
  for (const address of [
    '/services-lite',
    '/schedule-lite?token_cal=a',
    // It starts like lite mode (SHL-42).
    '/help-delete-account',
    '/help-delete-account?token=a',
  ]) {
    prepare(setUp({}, { address }).context);
    expect(left()).toEqual(all);
  }
  for (const address of [
    '/services-lite?token=b',
    '/schedule-lite?token_cal=b',
    '/services',
    '/services?token=a',
    '/help-delete-account?token=b',
  ]) {
    keep();
    prepare(setUp({}, { address }).context);
    expect(left()).toEqual([]);
  }
});

test('deep links lead where they say [SHL-39] [SHL-40] [SHL-41] [SHL-42]', () => {
  const open = new URLSearchParams('openAppointment=true');
  expect(redirectOf('/', open, false)).toBe('/services-lite?openAppointment=true');
  expect(redirectOf('/', open, true)).toBeNull();
  for (const path of ['/services-lite', '/help-delete-account'])
    expect(redirectOf(path, open, false)).toBeNull();
  for (const other of ['openAppointment=false', 'openAppointment', 'openappointment=true'])
    expect(redirectOf('/', new URLSearchParams(other), false)).toBeNull();
  const direct = new URLSearchParams('directAppointment=true&details=x');
  expect(redirectOf('/', direct, true)).toBe('/schedule?directAppointment=true&details=x');
  expect(redirectOf('/', direct, false)).toBe('/schedule-lite?directAppointment=true&details=x');
  for (const other of ['directAppointment=false', 'directAppointment', 'directappointment=true'])
    for (const hasSession of [true, false])
      expect(redirectOf('/', new URLSearchParams(other), hasSession)).toBeNull();
  // A lite address that was passed on to somebody with a session.
  expect(redirectOf('/schedule-lite', direct, true)).toBe(
    '/schedule?directAppointment=true&details=x',
  );
  expect(redirectOf('/schedule/7', direct, true)).toBeNull();
  expect(redirectOf('/schedule-lite', direct, false)).toBeNull();
});

test('the welcome page of a host without provider asks nothing of the services [SHL-26]', async () => {
  const { context, calls } = setUp({}, { address: '/clientwelcome', token: null });
  context.isGenericHost = true;
  expect(await start(context, false)).toEqual({ kind: 'welcome' });
  expect(calls).toEqual([]);
});

test('the steps run in the order of the specification [SHL-45] [SHL-49] [SHL-44]', async () => {
  const { context } = setUp({});
  // Until the first of them is done nothing else is made: `startPortal`.
  const first = createStore().get(startupAtom);
  const steps: string[] = first.kind === 'starting' ? [first.step] : [];
  runSteps(context, PREPARATION_STEPS, (name) => steps.push(name));
  await startWith(context, false, (name) => steps.push(name));
  expect(steps).toEqual([
    'webview',
    'recording',
    'redirects',
    'cookies',
    'lite',
    'demo',
    'terms',
    'configuration',
  ]);
  const inLite: string[] = [];
  const lite = setUp({}, { address: '/services-lite' });
  await startWith(lite.context, false, (name) => inLite.push(name));
  expect(inLite).toEqual(['demo', 'cluster', 'configuration']);
});

test('the steps after a redirect see where it leads [SHL-45]', () => {
  writeCookie(COOKIE_NAMES.liteToken, 'a');
  const { context, replaced } = setUp({}, { address: '/?openAppointment=true', token: null });
  prepare(context);
  expect(replaced).toEqual(['/services-lite?openAppointment=true']);
  expect(readCookie(COOKIE_NAMES.liteToken)).toBe('a');
});

test('a step that fails does not hold the others back', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const done: string[] = [];
  const failing = {
    name: 'recording' as const,
    run: () => {
      throw new Error('no');
    },
  };
  const steps = [failing, { name: 'lite' as const, run: () => void done.push('lite') }];
  runSteps(setUp({}).context, steps, () => undefined);
  expect(done).toEqual(['lite']);
});
