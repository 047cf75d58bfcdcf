/** What somebody may do about a trouble. */
export interface NextStep {
  text: string;
  /** Path of the page where it is done. */
  path: string;
}

/** Something that wants a person. */
export interface Trouble {
  /** Tells it apart from others, in addresses of the page. */
  id: string;
  /** `bad` harms customers now or has just been stopped; `look` wants to be looked at. */
  level: 'bad' | 'look';
  remote: string | null;
  /** A sentence. */
  what: string;
  since: Date;
  /** Whom it concerns: a sentence. */
  whom: string;
  /** The next sensible step first. */
  next: NextStep[];
}

const ROOT = '/operations/rollouts';

/** The page of one remote. */
export const remotePath = (remote: string): string => `${ROOT}/${remote}`;

/** The question before something is done. */
export const actionPath = (remote: string, action: string, fields: Record<string, string> = {}) =>
  `${ROOT}/${remote}/${action}?${new URLSearchParams(fields).toString()}`;
