import type { SetupValues } from '../draft/setupValuesSchema.ts';
import { arbitrationChoices, type ArbitrationChoices } from './arbitrationChoices.ts';
import { districtOf } from './districtOf.ts';

/**
 * The arbitration entities by what a draft says of place and trade (SET-08). Where no known district is named, a town that
 * a district is named after lies in it (C-863). Pure.
 */
export function draftArbitration({
  identity,
  activity,
}: Pick<SetupValues, 'identity' | 'activity'>): ArbitrationChoices {
  const district = districtOf(identity.town_district) ?? districtOf(identity.town);
  return arbitrationChoices({ district, vertical: activity.vertical });
}
