import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { drawnVisitSchema, type VisitToDraw } from '@portal/contract/drawing/visitToDraw';
import type { Release } from '@portal/contract/release';
import { visitsToDraw } from '@portal/harness/visitsToDraw';
import * as v from 'valibot';
import { root } from '../packages.ts';

const PROGRAM = /^program\.[0-9a-f]+\.drawn$/;
/** Draws as the drawing service does, in a process and realms like its own. */
const RUNNER = 'host/server/drawing/service/drawAll.ts';
/** Stand in what the first and the second visitor see wherever the examples have a title. */
const FIRST = 'Primeira visita';
const OTHER = 'Outra visita';

const programSchema = v.object({ code: v.string(), pages: v.array(v.string()) });
const outcomesSchema = v.array(
  v.union([v.object({ drawn: v.unknown() }), v.object({ failed: v.string() })]),
);

const programOf = ({ files }: Release) => files.find(({ path }) => PROGRAM.test(path));

/** Whether a release was built with a program that draws for one visitor. */
export const hasProgram = (release: Release): boolean => programOf(release) !== undefined;

async function drawAll(code: string, inputs: readonly VisitToDraw[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, RUNNER)], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify({ code, inputs }));
  return v.parse(outcomesSchema, JSON.parse(await text(child.stdout)));
}

/** The same visit with a work of this title, which no page has of its own. */
function visitWith(visit: VisitToDraw, title: string): VisitToDraw {
  const answers = visit.answers.map((answer) => ({
    ...answer,
    body: JSON.stringify(JSON.parse(answer.body), (key, value: unknown) =>
      key === 'title' && typeof value === 'string' && value !== '' ? title : value,
    ),
  }));
  return { ...visit, answers };
}

/** What is wrong with a page that was drawn for one visitor, another one, and the first one again. */
async function drawInTurns(code: string, visit: VisitToDraw): Promise<string | null> {
  const [own, other] = [visitWith(visit, FIRST), visitWith(visit, OTHER)];
  const outcomes = await drawAll(code, [own, other, own]);
  const drawn: string[] = [];
  for (const outcome of outcomes) {
    if ('failed' in outcome) return `does not draw: ${outcome.failed}`;
    const parsed = v.safeParse(drawnVisitSchema, outcome.drawn);
    if (!parsed.success) return `is no page that may be shown: ${parsed.issues[0].message}`;
    if (parsed.output.markup === '') return 'draws nothing';
    drawn.push(JSON.stringify(parsed.output));
  }
  const [first, second = '', third] = drawn;
  if (second.includes(FIRST)) return 'shows to the next visitor what was of the one before';
  return first === third ? null : 'draws the same visit otherwise the second time';
}

/**
 * Draws each page of the program of a release with the documented examples, as the drawing service will: for one visitor,
 * for another one, and for the first one again.
 * @param folder where the build lies
 * @param samples answers of the server by call
 * @returns what speaks against the release; nothing for one without a program
 */
export async function drawProgram(
  folder: string,
  release: Release,
  samples: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const file = programOf(release);
  if (file === undefined) return [];
  const published: unknown = JSON.parse(await readFile(join(folder, file.path), 'utf8'));
  const { code, pages } = v.parse(programSchema, published);
  const problems: string[] = [];
  for (const name of pages) {
    const page = release.pages.find((one) => one.name === name);
    const visits = page ? visitsToDraw(release, page, samples) : [];
    if (visits.length === 0) problems.push(`no example answers what ${name} is drawn from`);
    for (const visit of visits) {
      const problem = await drawInTurns(code, visit);
      if (problem !== null) problems.push(`${name} ${problem}`);
    }
  }
  return problems;
}
