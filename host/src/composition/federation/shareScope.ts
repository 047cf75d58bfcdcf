/** Gives the library itself. */
export type Factory = () => object;

/** One version of one library in a share scope, in the form in which a federation container declares it. */
export interface SharedCopy {
  version: string;
  get: () => Promise<Factory>;
  /** There as soon as the copy is loaded. */
  lib?: Factory;
  loading?: Promise<Factory> | undefined;
  /** Whether it counts as loaded although it only comes when somebody needs it. */
  loaded?: boolean;
  /** Who brought it. */
  from?: string;
  scope: string[];
  /** Entries that the preset did not make may have no range, or none that says anything. */
  shareConfig: { requiredVersion?: string | false };
}

/** The copies that may be shared on a page, by library and version, in the order in which they came. */
export type ShareScope = Record<string, Record<string, SharedCopy>>;
