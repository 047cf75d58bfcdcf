import { isHarmlessSvg } from '@portal/api/isHarmlessSvg';
import { ICON_SETS } from '@portal/domain/items/iconSet';
import { VERTICALS } from '@portal/domain/items/verticals';
import * as v from 'valibot';
import { alternateDomainsSchema } from './alternateDomainsSchema.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255));
/** What is left empty is not there: whoever reads it asks only whether it is null. */
const optionalText = v.optional(
  v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(255),
      v.transform((given) => (given === '' ? null : given)),
    ),
  ),
  null,
);

const itemFieldSchema = v.object({
  type: v.picklist(['text', 'date', 'birthday', 'inputselect']),
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/)),
  label: text,
  length: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(255)), 255),
  position: v.number(),
  required: v.optional(v.boolean(), false),
  identifier: v.optional(v.boolean(), false),
  values: v.optional(v.array(text), []),
});

/** Everything that makes a provider (`PUT /mgmt/providers/{domain}`). */
export const providerSetupSchema = v.object({
  name: text,
  vertical: v.pipe(
    v.string(),
    v.toLowerCase(),
    v.picklist(VERTICALS.map((vertical) => vertical.toLowerCase())),
  ),
  brand_color: v.pipe(v.string(), v.toLowerCase(), v.regex(/^#[0-9a-f]{6}$/)),
  logo_svg: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.maxLength(200_000),
        v.check(
          isHarmlessSvg,
          'The logo must be an SVG of shapes and text, without scripts, handlers or outside references.',
        ),
      ),
    ),
    null,
  ),
  alternate_domains: alternateDomainsSchema,
  item_label: v.optional(text),
  item_label_plural: v.optional(v.nullable(text), null),
  icon_set: v.optional(v.picklist(ICON_SETS), 'DEFAULT'),
  vat: optionalText,
  phone: optionalText,
  whatsapp_number: optionalText,
  email: optionalText,
  website: optionalText,
  address: optionalText,
  town: optionalText,
  town_district: optionalText,
  geo: v.optional(v.nullable(v.object({ lat: v.number(), lng: v.number() })), null),
  scheduler_module: v.optional(v.picklist(['FULL', 'NONE']), 'FULL'),
  is_scheduler_solo: v.optional(v.boolean(), false),
  worksheet_operational: v.optional(v.picklist(['true', 'false']), 'true'),
  demo: v.optional(v.boolean(), false),
  is_internal_team: v.optional(v.boolean(), false),
  support_equipment: v.optional(v.boolean(), true),
  hide_play_store: v.optional(v.boolean(), true),
  hide_apple_store: v.optional(v.boolean(), true),
  payment_methods: v.optional(v.array(v.picklist(['MB', 'MBWAY', 'CC'])), []),
  signup_item_fields: v.optional(v.array(itemFieldSchema), []),
  edit_item_fields: v.optional(v.array(itemFieldSchema)),
  item_title_template: v.optional(v.string(), '{name}'),
  item_subtitle_template: v.optional(v.string(), ''),
  client_labels: v.optional(v.array(text), ['Cliente', 'Clientes']),
  item_labels: v.optional(v.array(text)),
  work_labels: v.optional(v.array(text), ['Serviço', 'Serviços']),
  terms: v.optional(v.pipe(v.string(), v.maxLength(20_000)), ''),
  keywords: v.optional(v.array(v.object({ keyword: text, type: text })), []),
  listed: v.optional(v.boolean(), true),
  time_zone: v.optional(
    v.pipe(v.string(), v.check(isTimeZone, 'The time zone is unknown.')),
    'Europe/Lisbon',
  ),
});
export type ProviderSetup = v.InferInput<typeof providerSetupSchema>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('pt-PT', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
