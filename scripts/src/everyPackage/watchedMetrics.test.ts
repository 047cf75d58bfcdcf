import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { root } from '../packages.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** Every source of a folder that is no test. */
const sourcesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.ts$/.test(path))
    .map((path) => read(join(folder, path)));
/** Of every process of Node, by prom-client. */
const ofNode = ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'];
/** What Prometheus itself knows. */
const ofPrometheus = ['up'];

const dashboardSchema = v.object({
  panels: v.array(
    v.object({ title: v.string(), targets: v.array(v.object({ expr: v.string() })) }),
  ),
});

/** Names of metrics that programs register. */
function registered(): string[] {
  const sources = [...sourcesOf('backend/src'), ...sourcesOf('host/server')];
  const names = sources.flatMap((source) =>
    [...source.matchAll(/(?:name: '|^ {2})(portal_[a-z_]+)(?:'|: \[)/gm)].map(
      ([, name]) => name ?? '',
    ),
  );
  return [...new Set(names)];
}

/** Names of metrics in an expression, without what a histogram adds to them. */
function namesIn(expression: string): string[] {
  const found = expression.match(/\b(?:portal|process|nodejs)_[a-z0-9_]+|\bup\b/g) ?? [];
  return found.map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
}

const rules = [...read('deploy/prometheus/alerts.yml').matchAll(/^ {8}expr: (.+)$/gm)].map(
  ([, expression]) => expression ?? '',
);
const { panels } = v.parse(dashboardSchema, JSON.parse(read('deploy/prometheus/dashboard.json')));
const drawn = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

test('alert rules and dashboard ask for metrics that there are', () => {
  expect([rules.length, drawn.length].map((count) => count > 10)).toEqual([true, true]);
  const known = new Set([...registered(), ...ofNode, ...ofPrometheus]);
  const unknown = [...rules, ...drawn].flatMap(namesIn).filter((name) => !known.has(name));
  expect(unknown).toEqual([]);
});

test('every metric of the portal is watched by a rule or drawn, and explained to operators', () => {
  const watched = new Set([...rules, ...drawn].flatMap(namesIn));
  const operations = read('docs/operations.md');
  const names = registered();
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !watched.has(name))).toEqual([]);
  expect(
    names.filter((name) => !operations.includes(name.replace('portal_backup_last', ''))),
  ).toEqual([]);
});

test('every rule says what is so and what to do', () => {
  const text = read('deploy/prometheus/alerts.yml');
  const count = (pattern: RegExp) => [...text.matchAll(pattern)].length;
  expect([
    count(/^ {6}- alert: Portal[A-Za-z]+$/gm),
    count(/^ {10}summary: '.+'$/gm),
    count(/^ {10}description: '.+'$/gm),
    count(/^ {8}labels: \{ severity: (?:page|ticket) \}$/gm),
  ]).toEqual([rules.length, rules.length, rules.length, rules.length]);
});

test('what a rule says of a document stands there, under that heading', () => {
  const said = read('deploy/prometheus/alerts.yml').matchAll(/«([^»]+)» in (docs\/[\w-]+\.md)/g);
  const named = [...said].map(([, heading = '', page = '']) => ({ heading, page }));
  expect(named.length).toBeGreaterThan(2);
  const lost = named.filter(({ heading, page }) => !read(page).includes(`## ${heading}\n`));
  expect(lost).toEqual([]);
});

test('a moment that has not come yet is no moment of 1970: nobody is woken by a fresh installation', () => {
  const ages = [...rules, ...drawn].filter((asked) => asked.includes('time() -'));
  expect(ages).toHaveLength(4);
  expect(ages.filter((asked) => !/time\(\) - \(max\(\w+\) > 0\)/.test(asked))).toEqual([]);
  // But one that never comes is told, in the morning.
  expect(read('deploy/prometheus/alerts.yml')).toMatch(
    /expr: max\(max_over_time\(portal_backup_last_proof_timestamp_seconds\[1h\]\)\) == 0\n {8}for: 36h\n {8}labels: \{ severity: ticket \}/,
  );
});

test('what stands on one axis of the dashboard is of one unit', () => {
  const unitOf = (expression: string) => /_(?:bytes|seconds)\b/.exec(expression)?.[0];
  const mixed = panels.filter(
    ({ targets }) => new Set(targets.map(({ expr }) => unitOf(expr))).size > 1,
  );
  expect(mixed.map(({ title }) => title)).toEqual([]);
});
