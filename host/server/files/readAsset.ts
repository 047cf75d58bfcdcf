/** Reads one stored file, or undefined when it is not there. @throws when the storage cannot be asked */
export type ReadAsset = (path: string) => Promise<Buffer | undefined>;
