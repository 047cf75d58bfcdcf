import { PORTUGAL_COUNTRY_ID } from '@portal/domain/contact/isPortugal';
import { iconSet } from '@portal/domain/items/iconSet';
import { itemLabel } from '@portal/domain/items/itemLabel';
import { ITEM_FIELD_MAX_LENGTH } from '@portal/domain/limits';
import * as v from 'valibot';
import { companySchema } from './company.ts';
import { fileTypesSchema } from './fileTypes.ts';
import type { Http } from '../http/http.ts';
import { paymentMethodSchema } from '../payment/paymentMethodSchema.ts';

export const itemFieldSchema = v.object({
  type: v.string(),
  name: v.string(),
  label: v.string(),
  length: v.optional(v.number(), ITEM_FIELD_MAX_LENGTH),
  position: v.number(),
  required: v.boolean(),
  identifier: v.boolean(),
  values: v.optional(v.array(v.string()), []),
});

/** Provider configuration (`GET /config`, ENT-23, C-86). */
export const configurationSchema = v.object({
  vertical: v.string(),
  brand_color: v.string(),
  item_label: v.pipe(
    v.optional(v.nullable(v.string()), null),
    v.transform((label) => itemLabel(label)),
  ),
  item_label_plural: v.optional(v.nullable(v.string())),
  icon_set: v.pipe(
    v.optional(v.nullable(v.string()), null),
    v.transform((name) => iconSet(name)),
  ),
  logo: v.string(),
  name: v.string(),
  whatsapp_number: v.optional(v.nullable(v.string())),
  company: companySchema,
  payment_methods: v.array(paymentMethodSchema),
  signup_item_fields: v.array(itemFieldSchema),
  edit_item_fields: v.array(itemFieldSchema),
  item_title_template: v.string(),
  item_subtitle_template: v.string(),
  support_equipment: v.boolean(),
  hide_play_store: v.boolean(),
  hide_apple_store: v.boolean(),
  is_internal_team: v.boolean(),
  file_types: v.optional(v.nullable(fileTypesSchema)),
  country_id: v.optional(v.number(), PORTUGAL_COUNTRY_ID),
  /** What browsers subscribe with to be told of news (REM-14); absent where the portal tells no devices. */
  push_key: v.nullish(v.string()),
});
export type Configuration = v.InferOutput<typeof configurationSchema>;

export function createConfigurationApi(main: Http) {
  return { read: () => main.send({ path: '/config', answer: configurationSchema }) };
}
