import { ICON_SETS } from '@portal/domain/items/iconSet';
import * as v from 'valibot';
import { storageFeeSchema } from '../company/storageFeeSchema.ts';
import { withdrawalRightSchema } from '../company/withdrawalRight.ts';
import { policySchema } from '../provider/policy.ts';
import { reminderRuleSchema } from '../provider/reminders.ts';
import { paymentMethodSchema } from '../payment/paymentMethodSchema.ts';

const text = v.optional(v.nullable(v.string()), null);
const flag = v.optional(v.boolean());
/** A word for one and a word for several. */
const labels = v.optional(v.array(v.string()));

/** What is asked about an item: a line, a day, or one of `values`. */
export const setupItemFieldSchema = v.object({
  type: v.picklist(['text', 'date', 'birthday', 'inputselect']),
  name: v.string(),
  label: v.string(),
  length: v.optional(v.number()),
  position: v.number(),
  required: v.optional(v.boolean(), false),
  /** By it one item is told from another. */
  identifier: v.optional(v.boolean(), false),
  values: v.optional(v.array(v.string()), []),
});
export type SetupItemField = v.InferOutput<typeof setupItemFieldSchema>;
const itemFields = v.optional(v.array(setupItemFieldSchema), []);

/** Opening hours of one weekday; 1 is Monday. */
export const openingHoursSchema = v.object({
  weekday: v.number(),
  opens: v.string(),
  closes: v.string(),
  expert_id: v.optional(v.string()),
});

export type OpeningHours = v.InferOutput<typeof openingHoursSchema>;

export const setupClosureSchema = v.object({
  from: v.string(),
  to: v.string(),
  expert_id: v.optional(v.string()),
  reason: v.optional(v.string()),
});

export type SetupClosure = v.InferOutput<typeof setupClosureSchema>;

/** What can be booked. `payment` in euros, null when nothing is paid online. What else is said of it stays as it is. */
export const setupServiceSchema = v.looseObject({
  name: v.string(),
  duration_minutes: v.number(),
  payment: v.optional(v.nullable(v.number()), null),
  expert_ids: v.optional(v.array(v.string()), []),
  position: v.optional(v.number(), 0),
  /** Null as for every service (POL-01). */
  policy: v.optional(v.nullable(policySchema), null),
});
export type SetupService = v.InferOutput<typeof setupServiceSchema>;

export const setupExpertSchema = v.looseObject({
  name: v.string(),
  position: v.optional(v.number(), 0),
});
export type SetupExpert = v.InferOutput<typeof setupExpertSchema>;

/** Everything that a provider says of itself, by sections (SET-05). What was not said is absent. */
export const setupValuesSchema = v.object({
  identity: v.object({
    name: text,
    phone: text,
    whatsapp_number: text,
    email: text,
    website: text,
    address: text,
    town: text,
    town_district: text,
  }),
  legal: v.object({
    legal_name: text,
    nipc: text,
    address: text,
    email: text,
    phone: text,
    registry_office: text,
    registry_number: text,
    profession: text,
    professional_body: text,
    professional_number: text,
    ers_number: text,
    phone_cost: text,
    arbitration: v.optional(v.nullable(v.object({ name: v.string(), url: v.string() })), null),
  }),
  brand: v.object({ logo_svg: text, brand_color: text }),
  activity: v.object({
    vertical: text,
    item_label: text,
    item_label_plural: text,
    client_labels: labels,
    work_labels: labels,
    icon_set: v.optional(v.picklist(ICON_SETS)),
    signup_item_fields: itemFields,
    edit_item_fields: itemFields,
    item_title_template: v.optional(v.string()),
  }),
  modules: v.object({
    scheduler_module: v.optional(v.picklist(['FULL', 'NONE'])),
    support_equipment: flag,
    worksheet_operational: v.optional(v.picklist(['true', 'false'])),
    waiting_list: flag,
    max_moves: v.optional(v.number()),
    payment_methods: v.optional(v.array(paymentMethodSchema)),
  }),
  hours: v.object({
    hours: v.optional(v.array(openingHoursSchema), []),
    closures: v.optional(v.array(setupClosureSchema), []),
  }),
  /** By the provider's own id; null is what is taken out. */
  services: v.optional(v.record(v.string(), v.nullable(setupServiceSchema)), {}),
  experts: v.optional(v.record(v.string(), v.nullable(setupExpertSchema)), {}),
  policy: v.object({ policy: v.optional(v.nullable(policySchema), null) }),
  /** Absent as long as the presets stand. */
  reminders: v.object({ rules: v.optional(v.array(reminderRuleSchema)) }),
  law: v.object({
    /** Null as the trade has it. */
    withdrawal: v.optional(v.nullable(withdrawalRightSchema), null),
    /** Null for no clause. */
    storage_fee: v.optional(v.nullable(storageFeeSchema), null),
  }),
  settings: v.object({
    /** Euros of one part of an SMS; 0 or absent when nobody said. */
    sms_price: v.optional(v.number()),
    sms_monthly_ceiling: v.optional(v.number()),
  }),
});
export type SetupValues = v.InferOutput<typeof setupValuesSchema>;
