import * as v from 'valibot';
import { policySchema } from '@portal/api/provider/policy';
import { reminderRulesSchema } from '@portal/api/provider/reminders';
import { providerSchema } from '../../provider/api/providerSchema.ts';
import {
  closureSchema,
  expertSchema,
  foIdPattern,
  hoursSchema,
  serviceSchema,
  settingsSchema,
} from '../../provider/api/schemas.ts';
import { setupChangeSchema } from '../../rollouts/mgmt/providers/changeSetup.ts';

const foId = v.pipe(v.string(), v.regex(foIdPattern));
const { policy, withdrawal, ...service } = v.omit(serviceSchema, ['active']).entries;

/** A service of a draft, which says everything of itself; what is not offered any more is not in it. */
export const draftServiceSchema = v.object({
  ...service,
  /** Null as for the whole provider. */
  policy: v.optional(policy.wrapped, null),
  withdrawal: v.optional(withdrawal.wrapped, null),
});

/** The sections of SET-05 as a provider's configuration has them; the operator's own fields are not among them. */
const setupSections = {
  identity: v.pick(setupChangeSchema, [
    ...(['name', 'phone', 'whatsapp_number', 'email', 'website'] as const),
    ...(['address', 'town', 'town_district', 'geo'] as const),
  ]).entries,
  brand: v.pick(setupChangeSchema, ['logo_svg', 'brand_color']).entries,
  activity: v.pick(setupChangeSchema, [
    ...(['vertical', 'item_label', 'item_label_plural', 'item_labels', 'icon_set'] as const),
    ...(['signup_item_fields', 'edit_item_fields', 'item_title_template'] as const),
    ...(['item_subtitle_template', 'client_labels', 'work_labels', 'keywords'] as const),
  ]).entries,
  modules: v.pick(setupChangeSchema, [
    ...(['scheduler_module', 'is_scheduler_solo', 'support_equipment'] as const),
    ...(['worksheet_operational', 'payment_methods'] as const),
  ]).entries,
  law: v.pick(setupChangeSchema, ['terms']).entries,
};
const settingsSections = {
  modules: v.pick(settingsSchema, [
    ...(['waiting_list', 'move_notice_minutes', 'max_moves', 'confirm_moves_by_hand'] as const),
  ]).entries,
  law: v.pick(settingsSchema, ['withdrawal', 'storage_fee', 'evidence_months']).entries,
  settings: v.omit(settingsSchema, [
    ...(['waiting_list', 'move_notice_minutes', 'max_moves', 'confirm_moves_by_hand'] as const),
    ...(['withdrawal', 'storage_fee', 'evidence_months'] as const),
  ]).entries,
};

/** The fields of `providerSetupSchema` in a section, without what else stands there. */
export const setupFieldsOf = {
  identity: v.object(setupSections.identity),
  brand: v.object(setupSections.brand),
  activity: v.object(setupSections.activity),
  modules: v.object(setupSections.modules),
  law: v.object(setupSections.law),
};
/** The fields of `settingsSchema` in a section, without what else stands there. */
export const settingsFieldsOf = {
  modules: v.object(settingsSections.modules),
  law: v.object(settingsSections.law),
  settings: v.object(settingsSections.settings),
};

/** What the sections hold, each field with the schema that the call has by which it is changed otherwise (C-750). */
export const setupSectionEntries = {
  identity: setupSections.identity,
  legal: v.partial(providerSchema.entries.legal).entries,
  brand: setupSections.brand,
  activity: setupSections.activity,
  modules: { ...setupSections.modules, ...settingsSections.modules },
  hours: v.partial(
    v.object({
      hours: hoursSchema.entries.hours,
      /** Those that are not over: as many as the provider's own system sent, for which nothing sets a limit. */
      closures: v.array(closureSchema),
    }),
  ).entries,
  policy: { policy: v.optional(v.nullable(policySchema)) },
  reminders: v.partial(reminderRulesSchema).entries,
  law: { ...setupSections.law, ...settingsSections.law },
  settings: settingsSections.settings,
};
/** What is kept by the provider's own id. */
export const setupRecords = {
  services: v.record(foId, draftServiceSchema),
  experts: v.record(foId, v.omit(expertSchema, ['active'])),
};

/** What a provider is set up with, by section and field (SET-05). Of a draft any field may be absent. */
export const setupValuesSchema = v.strictObject({
  identity: v.optional(v.strictObject(setupSectionEntries.identity), {}),
  legal: v.optional(v.strictObject(setupSectionEntries.legal), {}),
  brand: v.optional(v.strictObject(setupSectionEntries.brand), {}),
  activity: v.optional(v.strictObject(setupSectionEntries.activity), {}),
  modules: v.optional(v.strictObject(setupSectionEntries.modules), {}),
  hours: v.optional(v.strictObject(setupSectionEntries.hours), {}),
  services: v.optional(setupRecords.services, {}),
  experts: v.optional(setupRecords.experts, {}),
  policy: v.optional(v.strictObject(setupSectionEntries.policy), {}),
  reminders: v.optional(v.strictObject(setupSectionEntries.reminders), {}),
  law: v.optional(v.strictObject(setupSectionEntries.law), {}),
  settings: v.optional(v.strictObject(setupSectionEntries.settings), {}),
});
export type SetupValues = v.InferOutput<typeof setupValuesSchema>;
export type SetupSection = keyof SetupValues;
