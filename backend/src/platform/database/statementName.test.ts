import { expect, test } from 'vitest';
import { statementName } from './statementName.ts';

test.each([
  ['/* session of token */ select "x" from "sessions" where "token" = $1', 'session of token'],
  ['select "a" from "services" where "id" = $1', 'select services'],
  ['insert into "media_removals" ("path") values ($1)', 'insert media_removals'],
  ['update "clients" set "name" = $1', 'update clients'],
  ['delete from public.outbox', 'delete outbox'],
  ['with "due" as (select * from "jobs" for update) select 1', 'with jobs'],
  ['begin', 'begin'],
  ['select 1', 'select'],
])('%s', (text, name) => {
  expect(statementName(text)).toBe(name);
});
