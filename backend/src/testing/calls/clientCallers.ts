import type { Http } from '@portal/api/http/http';
import { createIdentityApi } from '@portal/api/account/createIdentityApi';
import { createScheduleApi } from '@portal/api/work/createScheduleApi';
import { expect, test } from 'vitest';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import { createExampleWorld, fillIn, type ExampleWorld } from '../worlds/exampleWorld.ts';
import { lastCode } from './registerByPhone.ts';
import { asProvider } from './asProvider.ts';
import { serviceOf, type HeardCall } from './serviceOf.ts';

/** The browser's clients of the example world, and what reached the services. */
export interface ClientCallers {
  world: ExampleWorld;
  /** Main and calendar service for the owner of everything, for a visitor, and for a lite visitor. */
  main: Http;
  visitor: Http;
  calendar: Http;
  liteMain: Http;
  liteCalendar: Http;
  /** What stands for a name in braces. */
  id: (name: string) => string;
  heard: HeardCall[];
}

/** What a row says is asked for, how the client asks for it, its JSON or the fields of its form, and the answer. */
export type ClientCall = [
  row: string,
  call: string,
  ask: (callers: ClientCallers) => Promise<unknown>,
  sent?: { json?: unknown; fields?: string[]; clientToken?: string },
  answer?: unknown,
];

export const signedUp = { email: 'rui@exemplo.pt', password: 'Cadeira-2026' };
export const newPhone = '+351912000070';
export const newEmail = 'nova@exemplo.pt';

/** The example world with an expert, and with codes and a link that wait for their owner. */
export async function createClientCallers(): Promise<ClientCallers> {
  const world = await createExampleWorld();
  const { portal, tokens } = world;
  const provider = (path: string, json: unknown) =>
    asProvider(portal, tokens.provider, 'PUT', path, json);
  await provider('/experts/rui', { name: 'Rui' });
  const cut = { name: 'Corte', duration_minutes: 30, expert_ids: ['rui'] };
  await provider('/services/corte', cut);
  const { services } = await createScheduleApi(serviceOf(portal, 'main')).services();
  const found = services.find(({ name }) => name === cut.name);
  const identity = createIdentityApi(serviceOf(portal, 'main'));
  await identity.requestPhoneCode({ phone: newPhone, platform: 'WEB' });
  await identity.requestEmailCode({ email: newEmail });
  await identity.signup(signedUp);
  const [mail] = await readOutbox(portal.backend.database, signedUp.email);
  const ids: Record<string, string> = {
    ...world.ids,
    cut: found?.id ?? '',
    expert: found?.users[0]?.id ?? '',
    phoneCode: await lastCode(portal, newPhone),
    emailCode: await lastCode(portal, newEmail),
    confirmation: /email_token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '',
    liteToken: tokens.lite,
  };
  const heard: HeardCall[] = [];
  const service = (name: 'main' | 'calendar', token?: string, clientToken?: string) =>
    serviceOf(portal, name, token, clientToken, heard);
  return {
    world: { ...world, ids },
    main: service('main', tokens.owner),
    visitor: service('main'),
    calendar: service('calendar'),
    liteMain: service('main', undefined, tokens.lite),
    liteCalendar: service('calendar', undefined, tokens.lite),
    id: (name) => fillIn(`{${name}}`, ids),
    heard,
  };
}

/** A test for each call: the client asks for what the row says, and the server answers it. */
export function testCalls(callers: () => ClientCallers, calls: ClientCall[]): void {
  test.each(calls)('the client asks %s %s', async (_row, call, ask, sent = {}, answer = {}) => {
    const { world, heard } = callers();
    expect(Object(await ask(callers()))).toMatchObject(Object(answer));
    const { json, fields, clientToken = null } = fillIn(sent, world.ids);
    expect(heard.at(-1)).toEqual({ call: fillIn(call, world.ids), json, fields, clientToken });
  });
}
