import type { SetupValues } from '@portal/api/setup/setupValues';

export type Section = keyof SetupValues;
export type FieldOf<S extends Section> = keyof SetupValues[S] & string;

/** One value of the draft, as errors and conflicts name it: `legal.nipc`. */
export type FieldPath = `${Section}.${string}`;

export const pathOf = <S extends Section>(section: S, field: FieldOf<S>): FieldPath =>
  `${section}.${field}`;
