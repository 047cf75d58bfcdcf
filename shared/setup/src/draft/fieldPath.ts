import type { SetupValues } from '@portal/api/setup/setupValues';

export type Section = keyof SetupValues;
export type FieldOf<S extends Section> = keyof SetupValues[S] & string;

/** One value of the draft, as errors and conflicts name it: `legal.nipc`. */
export type FieldPath = `${Section}.${string}`;

export const pathOf = <S extends Section>(section: S, field: FieldOf<S>): FieldPath =>
  `${section}.${field}`;

/** The section of a path and its field; the id of a record may hold dots. */
export function partsOfPath(path: FieldPath): [section: string, field: string] {
  const dot = path.indexOf('.');
  return [path.slice(0, dot), path.slice(dot + 1)];
}

export function valueAtPath(values: SetupValues, path: FieldPath): unknown {
  const [section, field] = partsOfPath(path);
  return Object(Object(values)[section])[field];
}
