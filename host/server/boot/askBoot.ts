import type { BootReader, ReadBoot } from './createBootReader.ts';

/** How long a question to mgmt may take, in milliseconds. */
const TIMEOUT_MS = 2500;

/** A question about a provider. */
export interface BootQuestion {
  domain: string;
  /** Version of the build that pages are made with, which mgmt must know to be in use; null while there is none. */
  shell: string | null;
  /** What was read last of it. */
  known: ReadBoot | undefined;
  /** Called when mgmt answered, whatever it said, or cannot be reached: it does not hang. */
  onAnswer: () => void;
}

/**
 * Asks mgmt what it says of a provider. The question names the releases that are known already, which the answer then
 * leaves out (C-975); where they have been forgotten by then it is asked once more without.
 * @throws when mgmt does not answer, or says what is no boot document
 */
export async function askBoot(
  backend: URL,
  reader: BootReader,
  { domain, shell, known, onAnswer }: BootQuestion,
): Promise<ReadBoot> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  async function ask(releases: readonly string[]): Promise<ReadBoot | null> {
    const url = new URL('/mgmt/boot', backend);
    url.searchParams.set('domain', domain);
    if (shell !== null) url.searchParams.set('shell', shell);
    if (releases.length > 0) url.searchParams.set('releases', releases.join(','));
    const response = await fetch(url, { signal }).finally(() => {
      if (!signal.aborted) onAnswer();
    });
    if (!response.ok) throw new Error(`mgmt answered ${response.status}.`);
    return reader.read(await response.text(), known);
  }
  const read = (await ask(reader.knownReleases(known))) ?? (await ask([]));
  if (read === null) throw new Error('mgmt left out releases that nobody said are known.');
  return read;
}
