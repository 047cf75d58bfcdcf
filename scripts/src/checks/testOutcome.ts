import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';

/** What one executed test claims and how it ended. Skipped tests are never read. */
export interface TestOutcome {
  title: string;
  /** Path from the project's folder. */
  file: string;
  passed: boolean;
  /** Requirements that the test names: `BKG-24`. */
  requirements: string[];
  /** What its first failed attempt said, without colours; empty when none failed. */
  complaint: string;
  /** How long it took, all attempts together. */
  milliseconds: number;
}

const IN_TITLE = /\[([A-Z]{2,5}-\d{2,3})\]/g;
const AS_TAG = /^@?([A-Z]{2,5}-\d{2,3})$/;

/** Requirements named in a title as `[BKG-24]`. */
export function requirementsInTitle(title: string): string[] {
  return [...title.matchAll(IN_TITLE)].flatMap(([, identifier]) => identifier ?? []);
}

const unitReportSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          duration: v.nullish(v.number(), 0),
          failureMessages: v.optional(v.array(v.string()), []),
        }),
      ),
    }),
  ),
});

/** Reads vitest's JSON report. `root` is the folder that the files' paths start with. */
export function readUnitReport(report: unknown, root: string): TestOutcome[] {
  return v.parse(unitReportSchema, report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, failureMessages, duration }) => ({
        title: fullName,
        file: name.startsWith(root) ? name.slice(root.length) : name,
        passed: status === 'passed',
        requirements: requirementsInTitle(fullName),
        complaint: stripVTControlCharacters(failureMessages[0] ?? ''),
        milliseconds: duration,
      })),
  );
}

const runSchema = v.object({
  expectedStatus: v.string(),
  projectName: v.string(),
  results: v.array(
    v.object({
      status: v.string(),
      duration: v.optional(v.number(), 0),
      errors: v.optional(v.array(v.object({ message: v.optional(v.string(), '') })), []),
    }),
  ),
});
const specSchema = v.object({
  title: v.string(),
  file: v.string(),
  tags: v.optional(v.array(v.string()), []),
  tests: v.array(runSchema),
});
type Spec = v.InferOutput<typeof specSchema>;

interface Suite {
  specs: Spec[];
  suites?: Suite[] | undefined;
}
const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(specSchema),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});
const browserReportSchema = v.object({
  config: v.object({ rootDir: v.string() }),
  suites: v.array(suiteSchema),
});

function specsOf(suite: Suite): Spec[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

/**
 * Reads Playwright's JSON report: one outcome per test and screen size.
 * A test that is expected to fail shows nothing, so it is not read.
 */
export function readBrowserReport(report: unknown, root: string): TestOutcome[] {
  const { config, suites } = v.parse(browserReportSchema, report);
  const folder = config.rootDir.startsWith(root) ? `${config.rootDir.slice(root.length)}/` : '';
  return suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests
      .filter(({ expectedStatus }) => expectedStatus === 'passed')
      .flatMap(({ projectName, results }) => {
        const last = results.at(-1)?.status;
        if (last === undefined || last === 'skipped') return [];
        return {
          title: `${spec.title} (${projectName})`,
          file: `${folder}${spec.file}`,
          passed: last === 'passed',
          requirements: [
            ...spec.tags.flatMap((tag) => AS_TAG.exec(tag)?.[1] ?? []),
            ...requirementsInTitle(spec.title),
          ],
          complaint: stripVTControlCharacters(
            results.flatMap(({ errors }) => errors)[0]?.message ?? '',
          ),
          milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        };
      }),
  );
}
