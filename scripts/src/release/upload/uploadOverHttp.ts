import type { Release } from '@portal/contract/release';
import type { KeepOptions, KeptBuild } from '@portal/storage/assets/keepBuild';
import { readBuilt } from '@portal/storage/assets/readBuilt';
import { inParallel } from '@portal/storage/parallel/inParallel';
import { PAUSES, patiently } from '@portal/storage/parallel/patiently';
import type { Mgmt } from '../../mgmt/mgmt.ts';
import { Unanswered } from '../../mgmt/mgmtCalls.ts';
import { Problem } from '../../terminal/problem.ts';

const AT_ONCE = 4;
const isPassing = (cause: unknown): boolean => cause instanceof Unanswered;

/** The files of a record as they lie in a folder, all of them compared with it. @throws Problem */
async function readFiles(folder: string, { files }: Release): Promise<Map<string, Buffer>> {
  const read = await inParallel(AT_ONCE, files, (file) => readBuilt(folder, file));
  const problems = read.filter((content) => typeof content === 'string');
  if (problems.length > 0) throw new Problem(`${problems.join('; ')}.`);
  return new Map(
    files.flatMap(({ path }, index) => {
      const content = read[index];
      return Buffer.isBuffer(content) ? [[path, content] as const] : [];
    }),
  );
}

/**
 * Sends those files of a build to mgmt that are not in the asset storage yet; mgmt compresses them. Nothing is sent when
 * one of them is not what was built. A call without an answer is made again, which changes nothing where it arrived.
 * @param folder where the build lies
 * @throws Problem with how many files are there, and that the same command again goes on from them
 */
export async function uploadOverHttp(
  folder: string,
  release: Release,
  mgmt: Pick<Mgmt, 'beginUpload' | 'sendFile'>,
  { told = () => undefined, pauses = PAUSES }: Omit<KeepOptions, 'compare'> = {},
): Promise<KeptBuild> {
  const title = `${release.name} ${release.version}`;
  let there: number | undefined;
  try {
    const contents = await readFiles(folder, release);
    const { upload, missing } = await patiently(() => mgmt.beginUpload(release), isPassing, pauses);
    const counts = { added: 0, present: contents.size - missing.length };
    there = counts.present;
    await inParallel(AT_ONCE, missing, async (path) => {
      const content = new Uint8Array(contents.get(path) ?? []);
      const send = () => mgmt.sendFile(upload, path, content);
      counts[(await patiently(send, isPassing, pauses)) ? 'added' : 'present'] += 1;
      there = counts.added + counts.present;
      told(there, contents.size);
    });
    return counts;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const done = there === undefined ? '' : ` ${there} of ${release.files.length} files are there.`;
    throw new Problem(
      `${title} was not published: ${error.message}${done}\nNobody gets anything of it. Run the same command again then: what is there is not uploaded twice.`,
    );
  }
}
