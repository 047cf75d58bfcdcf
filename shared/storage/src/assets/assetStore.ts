/**
 * Where released files lie: a folder or a bucket. Keys are `mf-booking/page-schedule.a1b2c3.js`, compressed variants
 * have `.br` or `.gz` behind. A name holds its content's hash: what is there is never changed.
 */
export interface AssetStore {
  /** The bytes, or undefined when there is no such file. @throws Error when the store cannot be asked */
  read(key: string): Promise<Buffer | undefined>;
  /** The keys that are there below a folder: `mf-booking`. @throws Error when the store cannot be asked */
  list(name: string): Promise<Set<string>>;
  /** Adds a file, whole or not at all. @returns false when the name was taken; then nothing was changed */
  add(key: string, content: Buffer): Promise<boolean>;
}
