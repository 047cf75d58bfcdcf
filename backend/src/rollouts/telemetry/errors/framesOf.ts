/** So many places of a stack are kept. */
const MOST = 8;
/** No place in a file of a release needs a longer line. */
const LINE = 400;
const ROW_AND_COLUMN = /:(\d{1,9}):(\d{1,9})\)?$/;
const ASSETS = '/assets/';
const FILE = /^[\w./-]{1,120}\.m?js$/;
/** What stands before the address: in Chromium `at name (`, in the others `name@`. */
const NAME = /^ *(?:at )?(?:async |new )?([\w$.<>]{1,60})(?: \(|@)$/;

/** The place that one line of a stack names, when it is in a file of a release. */
function frameOf(line: string): string | undefined {
  const end = ROW_AND_COLUMN.exec(line);
  if (end === null) return undefined;
  const place = line.slice(0, end.index);
  const from = Math.max(...[' ', '(', '@'].map((before) => place.lastIndexOf(before))) + 1;
  const [address = ''] = place.slice(from).split('?');
  const file = address.slice(address.indexOf(ASSETS) + ASSETS.length);
  if (!address.includes(ASSETS) || !FILE.test(file)) return undefined;
  const name = NAME.exec(place.slice(0, from))?.[1];
  return `${name === undefined ? '' : `${name} `}${file}:${end[1]}:${end[2]}`;
}

/**
 * Where an error happened: functions and places in files of releases, and nothing else that a stack may say. Anybody may
 * send a stack, so that each line is read once from one end to the other.
 */
export function framesOf(stack: string): string[] {
  return stack
    .split('\n')
    .filter((line) => line.length <= LINE)
    .flatMap((line) => frameOf(line) ?? [])
    .slice(0, MOST);
}

/** A place as it is in every build that did not change it: without the hash in the name of the file, row and column. */
export function lastingPlace(frame: string): string {
  return frame.replace(/\.[0-9a-f]{6,}(?=\.)/g, '').replace(/:\d+:\d+$/, '');
}
