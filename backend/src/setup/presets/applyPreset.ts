import { presetOf, type Vertical } from './presetOf.ts';

/** What of the set-up of a provider a vertical presets; whatever else stands beside it is left alone. */
export interface PresetTarget {
  activity?: object | undefined;
  modules?: object | undefined;
  services?: object | undefined;
  reminders?: object | undefined;
  law?: object | undefined;
}

/**
 * The set-up of a provider whose vertical has just been chosen, for the first time or anew: every preset of SET-12 takes
 * its place, but for what somebody typed, which is never overwritten.
 * @param values by section and field; they stay as they are
 * @param typed what was typed, as `typedFields` names it. Services and reminders count as a whole: who changed, added or
 * removed one keeps all of them
 */
export function applyPreset<Values extends PresetTarget>(
  values: Values,
  typed: ReadonlySet<string>,
  vertical: Vertical,
) {
  const preset = presetOf(vertical);
  return {
    ...values,
    activity: {
      ...values.activity,
      ...untyped('activity', preset.activity, typed),
      vertical: vertical.toLowerCase(),
    },
    modules: { ...values.modules, ...untyped('modules', preset.modules, typed) },
    law: { ...values.law, ...untyped('law', preset.law, typed) },
    services: isTyped('services', typed) ? { ...values.services } : preset.services,
    reminders: isTyped('reminders', typed) ? { ...values.reminders } : preset.reminders,
  };
}

function untyped(
  section: string,
  preset: object,
  typed: ReadonlySet<string>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(preset).filter(([field]) => !typed.has(`${section}.${field}`)),
  );
}

function isTyped(section: string, typed: ReadonlySet<string>): boolean {
  return [...typed].some((path) => path.startsWith(`${section}.`));
}
