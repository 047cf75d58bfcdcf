import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { configurationSchema } from './company/configuration.ts';
import { editSpecSchema } from './items/item.ts';
import { notificationSchema } from './account/notification.ts';
import { paymentDetailsSchema, paymentStateSchema } from './payment/payment.ts';
import { barsSchema, chatEntrySchema } from './work/work.ts';

const company = {
  id: '1',
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
const configuration = {
  vertical: 'auto',
  brand_color: '#12356b',
  logo: 'logo.svg',
  name: 'Auto Mirante',
  company,
  payment_methods: ['MB'],
  signup_item_fields: [
    {
      type: 'text',
      name: 'plate',
      label: 'Matrícula',
      position: 1,
      required: true,
      identifier: true,
    },
  ],
  edit_item_fields: [],
  item_title_template: '',
  item_subtitle_template: '',
  support_equipment: true,
  hide_play_store: true,
  hide_apple_store: true,
  is_internal_team: false,
};

describe('what a configuration leaves out', () => {
  test('is Item, the DEFAULT icons, Portugal and 255 characters [CFG-02] [CFG-12] [ITM-23] [LIM-11]', () => {
    const read = v.parse(configurationSchema, configuration);
    expect([read.item_label, read.icon_set, read.country_id]).toEqual(['Item', 'DEFAULT', 175]);
    expect(read.signup_item_fields[0]?.length).toBe(255);
  });
  test('an unknown icon set is DEFAULT, a known one stays [CFG-03] [CFG-12]', () => {
    const icons = (icon_set: string | null) =>
      v.parse(configurationSchema, { ...configuration, icon_set }).icon_set;
    expect([icons('TECH'), icons('AUTO'), icons('boat'), icons(null)]).toEqual([
      'TECH',
      'AUTO',
      'DEFAULT',
      'DEFAULT',
    ]);
  });
});

test('PAID is read as PAYED and an unknown state is refused [PAY-07]', () => {
  expect(v.parse(paymentStateSchema, 'PAID')).toBe('PAYED');
  expect(v.parse(paymentStateSchema, 'MBWAY_DECLINED')).toBe('MBWAY_DECLINED');
  expect(v.is(paymentStateSchema, 'paid')).toBe(false);
  expect(v.is(paymentStateSchema, null)).toBe(false);
});

test('what a payment carries is kept whole, and is of one of the three methods [PAY-15]', () => {
  const details = {
    type: 'MB',
    id: 'P-1',
    entity: '21312',
    reference: '082917306',
    expiration_date: '2026-07-16T22:59:00Z',
    phone: '912345678',
    waiting_time: 240,
    url: 'https://gateway.test/pay',
  };
  expect(v.parse(paymentDetailsSchema, details)).toEqual(details);
  const types = ['MB', 'MBWAY', 'CC', 'PAYPAL', ''];
  expect(types.map((type) => v.is(paymentDetailsSchema, { ...details, type }))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('a message is of the customer or of the company [DET-52]', () => {
  const entry = { message: 'Olá', date: '2026-07-14T09:00:00Z' };
  expect(
    ['CLIENT', 'COMPANY', 'SYSTEM', null].map((type) => v.is(chatEntrySchema, { ...entry, type })),
  ).toEqual([true, true, false, false]);
});

test('a notification is of one of the five types [NOT-05]', () => {
  const types = ['message', 'action', 'check', 'internal', 'payment'];
  const { type } = notificationSchema.entries;
  expect(type.options).toEqual(types);
  expect([...types, 'news'].map((name) => v.is(type, name))).toEqual([
    ...types.map(() => true),
    false,
  ]);
});

test('bars and types of specifications are those of the specification [DET-16] [ITM-20]', () => {
  expect([0, 1, 2, 2.5, 3, 4, 5, 6, 1.5].map((bars) => v.is(barsSchema, bars))).toEqual([
    ...Array.from({ length: 7 }, () => true),
    false,
    false,
  ]);
  const types = ['text', 'date', 'birthday', 'inputselect', 'number', ''];
  expect(types.map((type) => v.is(editSpecSchema, { key: 'k', label: 'l', type }))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});
