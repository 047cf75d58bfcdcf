import type { ReminderRule } from '@portal/api/provider/reminders';
import type { IconSet } from '@portal/domain/items/iconSet';
import { VERTICALS } from '@portal/domain/items/verticals';
import type { StorageFee } from '@portal/domain/work/storageClause';
import { presetStorageFee } from '../../accounts/companies/storageFeeOf.ts';
import { presetRules } from '../../portal/reminders/rules/presetRules.ts';
import { ruleOnWire } from '../../portal/reminders/rules/storedRule.ts';
import { newFoId } from '@portal/api/setup/newFoId';
import type { ItemField, VerticalPreset } from './verticalPreset.ts';
import { accounting } from './verticals/accounting.ts';
import { auto } from './verticals/auto.ts';
import { barbershop } from './verticals/barbershop.ts';
import { equestrian } from './verticals/equestrian.ts';
import { health } from './verticals/health.ts';
import { nutrition } from './verticals/nutrition.ts';
import { physio } from './verticals/physio.ts';
import { psycho } from './verticals/psycho.ts';
import { tech } from './verticals/tech.ts';
import { wellbeing } from './verticals/wellbeing.ts';

/** A vertical, in the upper case of CFG-01. */
export type Vertical = (typeof VERTICALS)[number];

const presets: Readonly<Record<Vertical, VerticalPreset>> = {
  ...{ AUTO: auto, TECH: tech, HEALTH: health, ACCOUNTING: accounting, EQUESTRIAN: equestrian },
  ...{ NUTRITION: nutrition, PHYSIO: physio, PSYCHO: psycho, WELLBEING: wellbeing },
  BARBERSHOP: barbershop,
};

/** What a vertical presets, in the sections and by the names that the set-up of a provider has. */
export interface SetupPreset {
  activity: {
    item_label: string;
    item_label_plural: string;
    client_labels: string[];
    work_labels: string[];
    icon_set: IconSet;
    signup_item_fields: ItemField[];
    edit_item_fields: ItemField[];
    item_title_template: string;
    item_subtitle_template: string;
  };
  modules: { support_equipment: boolean };
  /** By the provider's own id, as `PUT /services/{fo_id}` takes them; without prices. */
  services: Record<string, { name: string; duration_minutes: number; position: number }>;
  reminders: { rules: ReminderRule[] };
  law: {
    /** Null: as LAW-10 has it for the vertical, also when that changes. */
    withdrawal: null;
    storage_fee: StorageFee | null;
  };
}

/** The vertical of a name in upper or lower case; undefined for one that the portal does not know. */
export function verticalOf(name: string): Vertical | undefined {
  return VERTICALS.find((vertical) => vertical === name.trim().toUpperCase());
}

/**
 * What choosing a vertical presets (SET-12): words, icons, fields of items, example services with durations, the
 * reminders of REM-02 and what the law asks (LAW-10, LAW-13). Nothing is collected where customers come themselves, so
 * patient-type verticals have no reminders of it (C-788). Each call gives values of its own.
 */
export function presetOf(vertical: Vertical): SetupPreset {
  const { item, client, work, services, ...preset } = presets[vertical];
  const fields = () =>
    structuredClone(preset.fields).map((field, index) => ({ ...field, position: index + 1 }));
  return {
    activity: {
      ...{ item_label: item[0], item_label_plural: item[1] },
      ...{ client_labels: [...client], work_labels: [...work], icon_set: preset.iconSet },
      ...{ signup_item_fields: fields(), edit_item_fields: fields() },
      item_title_template: preset.titleTemplate,
      item_subtitle_template: preset.subtitleTemplate,
    },
    modules: { support_equipment: preset.hasItems },
    services: Object.fromEntries(
      services.map(([name, minutes], index) => [
        newFoId(name, []),
        { name, duration_minutes: minutes, position: index + 1 },
      ]),
    ),
    reminders: { rules: rulesOf(vertical) },
    law: { withdrawal: null, storage_fee: presetStorageFee(vertical) },
  };
}

function rulesOf(vertical: Vertical): ReminderRule[] {
  return presetRules({ id: '', vertical }).map((rule) => {
    const { id: _, ...words } = ruleOnWire(rule);
    return words;
  });
}
