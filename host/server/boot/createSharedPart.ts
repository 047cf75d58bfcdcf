import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { hash } from './hash.ts';

/** So many are shared by the providers that get them; an installation gives few at once. */
const SHARED = 50;

/** A part of an answer that other providers get as well. */
export interface SharedPart<Kind> {
  /** What it says, read once however many answers say it. @throws when it is not what it should be */
  read(said: unknown): Kind;
  /** Equal values as one. */
  share(value: Kind): Kind;
}

/** Parts of many answers, few of which differ. */
export function createSharedPart<Kind>(schema: v.GenericSchema<unknown, Kind>): SharedPart<Kind> {
  const read = new LRUCache<string, { value: Kind }>({ max: SHARED });
  const values = new LRUCache<string, { value: Kind }>({ max: SHARED });
  const nameOf = (what: unknown) => hash(JSON.stringify([what]));
  function share(value: Kind): Kind {
    const name = nameOf(value);
    const known = values.get(name) ?? { value };
    values.set(name, known);
    return known.value;
  }
  return {
    share,
    read(said) {
      const name = nameOf(said);
      const known = read.get(name) ?? { value: share(v.parse(schema, said)) };
      read.set(name, known);
      return known.value;
    },
  };
}
