import { VERTICALS } from '@portal/domain/items/verticals';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPreset } from './applyPreset.ts';
import { presetOf, verticalOf } from './presetOf.ts';
import { typedFields } from './typedFields.ts';

const anyVertical = fc.constantFrom(...VERTICALS);
/** Fields that a vertical presets, by section. */
const preset = presetOf('AUTO');
const fieldPaths = Object.entries({
  ...{ activity: preset.activity, modules: preset.modules, law: preset.law },
  reminders: preset.reminders,
}).flatMap(([section, fields]) => Object.keys(fields).map((field) => [section, field] as const));

/** One field of a set-up. */
function valueOf(setup: object, section: string, field: string): unknown {
  const fields = Object.entries(setup).find(([name]) => name === section)?.[1];
  return Object.entries(Object(fields)).find(([name]) => name === field)?.[1];
}

/** A change of some of these fields, and of services, each to a word that no preset has. */
const anyChange = fc
  .tuple(fc.subarray(fieldPaths), fc.subarray(['corte', 'revisao']))
  .map(([paths, services]) => {
    const change: Record<string, Record<string, string>> = {};
    for (const [section, field] of [...paths, ...services.map((id) => ['services', id] as const)])
      change[section] = { ...change[section], [field]: `typed ${field}` };
    return change;
  });

test('what was typed is never overwritten, whichever verticals are chosen after it [SET-12]', () => {
  fc.assert(
    fc.property(anyChange, fc.array(anyVertical, { minLength: 1 }), (change, verticals) => {
      const typed = typedFields([], change);
      let values: Record<string, object> = { identity: { name: 'Auto Mirante' }, ...change };
      for (const vertical of verticals) values = applyPreset(values, typed, vertical);
      expect(values).toMatchObject({ ...change, identity: { name: 'Auto Mirante' } });
    }),
  );
});

test('what was not typed is that of the last vertical, as if no other had ever been chosen [SET-12]', () => {
  fc.assert(
    fc.property(anyChange, anyVertical, anyVertical, (change, first, last) => {
      const typed = typedFields([], change);
      const direct = applyPreset(change, typed, last);
      expect(applyPreset(applyPreset(change, typed, first), typed, last)).toEqual(direct);
      for (const [section, field] of fieldPaths) {
        if (section === 'reminders' || typed.has(`${section}.${field}`)) continue;
        expect(direct).toHaveProperty([section, field], valueOf(presetOf(last), section, field));
      }
    }),
  );
});

test('words of an owner stay when the vertical changes, and the rest follows it [SET-12] [C-788]', () => {
  const fresh = applyPreset({}, new Set(), 'AUTO');
  expect(fresh).toEqual({
    ...presetOf('AUTO'),
    activity: { ...presetOf('AUTO').activity, vertical: 'auto' },
  });
  const change = { activity: { item_label: 'Mota' }, services: { revisao: undefined } };
  const typed = typedFields([], change);
  expect([...typed]).toEqual(['activity.item_label', 'services.revisao']);
  const { revisao: _, ...services } = fresh.services;
  const own = { ...fresh, activity: { ...fresh.activity, item_label: 'Mota' }, services };
  const changed = applyPreset(own, typed, 'TECH');
  expect(changed.activity).toMatchObject({
    ...{ vertical: 'tech', item_label: 'Mota', item_label_plural: 'Equipamentos' },
    ...{ icon_set: 'TECH', work_labels: ['Reparação', 'Reparações'] },
  });
  // The removed example does not come back, nor do those of another trade come beside the others.
  expect(changed.services).toEqual(services);
  expect(changed.law).toEqual({
    withdrawal: null,
    storage_fee: { hours: 72, euros_per_day: 5, vat: 'plus' },
  });
});

test('a change of what a preset gave changes no other preset', () => {
  const one = presetOf('AUTO');
  one.activity.signup_item_fields[4]?.values?.push('Vapor');
  one.activity.work_labels.push('Lavagem');
  expect(presetOf('AUTO')).toEqual(preset);
});

test('a vertical is known in upper and lower case', () => {
  for (const vertical of VERTICALS)
    expect(verticalOf(` ${vertical.toLowerCase()} `)).toBe(vertical);
  expect(verticalOf('florist')).toBeUndefined();
});
