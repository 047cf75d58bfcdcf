/** The version of the contract that this shell speaks. */
export const CONTRACT_VERSION = '1.3.0';

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

function parse(version: string): [number, number, number] | null {
  const match = VERSION.exec(version);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
}

/**
 * Whether a shell that speaks `version` can run a remote that needs `range`.
 * A range is a caret range (`^1.2.0`: same major, at least that minor and patch)
 * or an exact version. Anything else is refused: an unreadable range must never
 * let a remote's code run.
 */
export function satisfiesContract(range: string, version: string = CONTRACT_VERSION): boolean {
  const offered = parse(version);
  const caret = range.startsWith('^');
  const needed = parse(caret ? range.slice(1) : range);
  if (!offered || !needed) return false;
  if (!caret) return offered.every((part, index) => part === needed[index]);
  if (offered[0] !== needed[0]) return false;
  if (offered[1] !== needed[1]) return offered[1] > needed[1];
  return offered[2] >= needed[2];
}
