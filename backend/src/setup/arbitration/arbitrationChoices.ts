import { isFilled } from '@portal/domain/text/isFilled';
import { arbitrationEntities, type ArbitrationEntity } from './arbitrationEntities.ts';
import { districtOf } from './districtOf.ts';

/** The part of a setup that says which entities may settle the disputes of a provider. */
export interface ArbitrationPlace {
  /** As the provider wrote it: `town_district`. */
  district?: string | null | undefined;
  vertical?: string | null | undefined;
}

export interface ArbitrationChoices {
  /** The one chosen until the owner says otherwise; null while the district is not known. */
  preset: ArbitrationEntity | null;
  /** Those that fit the place and the trade first, then the other regional ones. */
  offered: readonly ArbitrationEntity[];
}

const { national, ofCars, regional } = arbitrationEntities;

/** Capitals, and so most providers, of these districts are outside of the area of the centre beside them. */
const CAPITAL_OUTSIDE = ['Aveiro', 'Vila Real'];

/**
 * The arbitration entities of a provider (SET-08): the regional one of its district is preset, that of the whole country
 * where there is none, and the one of the motor trade is offered for the vertical `AUTO`. A free entry goes through
 * `readArbitration`.
 */
export function arbitrationChoices({ district, vertical }: ArbitrationPlace): ArbitrationChoices {
  const known = districtOf(district);
  const near = regional.filter(({ districts }) => known !== null && districts.includes(known));
  const isCars = isFilled(vertical) && vertical.trim().toUpperCase() === 'AUTO';
  const isOutside = known !== null && CAPITAL_OUTSIDE.includes(known);
  const fitting = isOutside ? [national, ...near] : [...near, national];
  const rest = regional.filter((entity) => !near.includes(entity));
  return {
    preset: known === null ? null : (fitting[0] ?? national),
    offered: [...fitting, ...(isCars ? [ofCars] : []), ...rest],
  };
}
