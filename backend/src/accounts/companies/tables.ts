import { boolean, doublePrecision, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One field of the item form (CFG-06). */
export interface ItemField {
  type: string;
  name: string;
  label: string;
  length: number;
  position: number;
  required: boolean;
  identifier: boolean;
  values: string[];
}

/** Providers: the tenants, recognised by their domain. */
export const companies = pgTable('companies', {
  id: text('id').primaryKey(),
  domain: text('domain').notNull(),
  /** Further domains at which the portal is reached. */
  alternateDomains: text('alternate_domains').array().notNull().default([]),
  name: text('name').notNull(),
  vertical: text('vertical').notNull(),
  brandColor: text('brand_color').notNull(),
  itemLabel: text('item_label').notNull(),
  itemLabelPlural: text('item_label_plural').notNull(),
  iconSet: text('icon_set', { enum: ['AUTO', 'TECH', 'DEFAULT'] }).notNull(),
  logoSvg: text('logo_svg'),
  logoVersion: text('logo_version'),
  vat: text('vat'),
  phone: text('phone'),
  whatsappNumber: text('whatsapp_number'),
  email: text('email'),
  website: text('website'),
  address: text('address'),
  town: text('town'),
  townDistrict: text('town_district'),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  schedulerModule: text('scheduler_module').notNull(),
  isSchedulerSolo: boolean('is_scheduler_solo').notNull(),
  worksheetOperational: text('worksheet_operational').notNull(),
  demo: boolean('demo').notNull(),
  isInternalTeam: boolean('is_internal_team').notNull(),
  supportEquipment: boolean('support_equipment').notNull(),
  hidePlayStore: boolean('hide_play_store').notNull(),
  hideAppleStore: boolean('hide_apple_store').notNull(),
  paymentMethods: text('payment_methods').array().$type<('MB' | 'MBWAY' | 'CC')[]>().notNull(),
  signupItemFields: jsonb('signup_item_fields').$type<ItemField[]>().notNull(),
  editItemFields: jsonb('edit_item_fields').$type<ItemField[]>().notNull(),
  itemTitleTemplate: text('item_title_template').notNull(),
  itemSubtitleTemplate: text('item_subtitle_template').notNull(),
  clientLabels: text('client_labels').array().notNull(),
  itemLabels: text('item_labels').array().notNull(),
  workLabels: text('work_labels').array().notNull(),
  terms: text('terms').notNull(),
  keywords: jsonb('keywords').$type<{ keyword: string; type: string }[]>().notNull(),
  /** Shown to customers who look for providers. */
  listed: boolean('listed').notNull(),
  /** IANA zone of the opening hours. */
  timeZone: text('time_zone').notNull(),
  apiKeyHash: text('api_key_hash'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export type Company = typeof companies.$inferSelect;
