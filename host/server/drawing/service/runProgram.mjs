/**
 * The process of one program that draws. It reads lines, the program as JSON first and then what to draw, each as its
 * number and JSON; it writes `ready`, and then lines of number, `drawn` or `failed`, and JSON. The program runs in a
 * realm of its own, in which there is nothing but the language and what is named here: no file, no network, no process,
 * no module, no text that becomes code. Each drawing has a new realm, so that nothing of one visitor can be there when
 * the next one's page is drawn; it is made while nobody waits. What is lent to it is frozen, because that is the same in
 * every realm.
 */
import { createContext, Script } from 'node:vm';

/** What a realm has besides the language; timers end with the drawing. */
const GIVEN = {
  AbortController,
  AbortSignal,
  Blob,
  DOMException,
  Event,
  EventTarget,
  FormData,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  atob,
  btoa,
  crypto: { randomUUID: () => crypto.randomUUID() },
  performance: { now: () => performance.now(), getEntriesByName: () => [] },
  queueMicrotask,
  structuredClone,
};

const silent = () => undefined;
const SILENT_CONSOLE = { debug: silent, error: silent, info: silent, log: silent, warn: silent };

/**
 * Freezes what the process lends to every realm, with what it is made of: the rest of the language is frozen by Node.
 * @param {unknown} lent
 */
function freezeWhole(lent) {
  if (Object(lent) !== lent || Object.isFrozen(lent)) return;
  Object.freeze(lent);
  freezeWhole(Object.getPrototypeOf(lent));
  for (const { value, get, set } of Object.values(Object.getOwnPropertyDescriptors(lent)))
    [value, get, set].forEach(freezeWhole);
}
freezeWhole([GIVEN, SILENT_CONSOLE, clearTimeout]);

/** @param {Script} script */
function openRealm(script) {
  const timers = new Set();
  const realm = createContext(
    {
      ...GIVEN,
      console: SILENT_CONSOLE,
      setTimeout(run, milliseconds) {
        const timer = setTimeout(() => run(), milliseconds);
        timers.add(timer);
        return timer;
      },
      clearTimeout,
      setInterval: silent,
      clearInterval: silent,
    },
    { codeGeneration: { strings: false, wasm: false } },
  );
  realm.self = realm;
  script.runInContext(realm);
  return {
    draw: (input) => realm.program.draw(input),
    close: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}

const write = (line) => process.stdout.write(`${line}\n`);
let script;
let realm;

async function draw(line) {
  const { draw: run, close } = realm;
  const space = line.indexOf(' ');
  const id = line.slice(0, space);
  try {
    const drawn = JSON.stringify(await run(JSON.parse(line.slice(space))));
    if (drawn === undefined) throw new Error('It drew nothing.');
    write(`${id} drawn ${drawn}`);
  } catch (error) {
    write(`${id} failed ${JSON.stringify(String(error?.message ?? error))}`);
  }
  close();
  realm = openRealm(script);
}

function take(line) {
  if (script) {
    void draw(line);
    return;
  }
  script = new Script(JSON.parse(line), { filename: 'program.js' });
  realm = openRealm(script);
  write('ready');
}

let rest = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (text) => {
  const lines = (rest + text).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) take(line);
});
process.stdin.on('end', () => process.exit());
