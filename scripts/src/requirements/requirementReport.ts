import type { Inventory } from './readInventory.ts';
import type { TestOutcome } from '../checks/testOutcome.ts';

/** Coverage of one area. */
export interface AreaReport {
  total: number;
  shown: number;
  missing: string[];
}

/** Which requirements a passing test shows. */
export interface RequirementReport {
  total: number;
  shown: number;
  areas: Record<string, AreaReport>;
  /** Requirements that tests name and the inventory does not know. */
  unknown: string[];
}

/**
 * A requirement counts as shown when at least one executed test names it and passed,
 * and no executed test that names it failed.
 */
export function reportRequirements(
  inventory: Inventory,
  outcomes: readonly TestOutcome[],
): RequirementReport {
  const named = (passed: boolean): Set<string> =>
    new Set(
      outcomes.filter((outcome) => outcome.passed === passed).flatMap((one) => one.requirements),
    );
  const passed = named(true);
  const failed = named(false);
  const isShown = (identifier: string): boolean =>
    passed.has(identifier) && !failed.has(identifier);

  const areas: Record<string, AreaReport> = {};
  for (const [area, identifiers] of inventory) {
    const missing = identifiers.filter((identifier) => !isShown(identifier));
    const total = identifiers.length;
    areas[area] = { total, shown: total - missing.length, missing };
  }
  const known = new Set([...inventory.values()].flat());
  const unknown = [...new Set([...passed, ...failed])].filter((one) => !known.has(one)).sort();
  const all = Object.values(areas);
  return {
    total: all.reduce((sum, area) => sum + area.total, 0),
    shown: all.reduce((sum, area) => sum + area.shown, 0),
    areas,
    unknown,
  };
}
