import * as v from 'valibot';
import { connectToDevtools } from './connectToDevtools.ts';
import { REFERENCE, type Engine } from './engine.ts';
import { DriverError } from './sendWebDriverCommand.ts';
import { freePort, startBrowser, stopBrowser } from './startBrowser.ts';

/** A window with a page and nothing else; it has no browser around it. */
const WINDOW = `
import sys
from PyQt6.QtCore import QUrl
from PyQt6.QtWidgets import QApplication
from PyQt6.QtWebEngineWidgets import QWebEngineView
application = QApplication(sys.argv)
view = QWebEngineView()
view.resize(390, 844)
view.load(QUrl('about:blank'))
view.show()
application.exec()
`;

const evaluatedSchema = v.object({
  result: v.object({ value: v.optional(v.unknown(), null), objectId: v.optional(v.string()) }),
  exceptionDetails: v.optional(v.object({ text: v.string() })),
});
const placeSchema = v.object({ x: v.number(), y: v.number(), isFree: v.boolean() });

/** Elements are kept in the page by number, which is what a reference says. */
const expressionOf = (body: string, values: readonly unknown[]) => `(async () => {
  const elements = (globalThis.referredElements ??= []);
  const reference = ${JSON.stringify(REFERENCE)};
  const given = ${JSON.stringify(values)}.map((value) =>
    value !== null && typeof value === 'object' && reference in value ? elements[value[reference]] : value);
  const made = await (function () { ${body} }).apply(null, given);
  return made instanceof Element ? { [reference]: String(elements.push(made) - 1) } : made;
})()`;
const PLACE = `
  const { left, top, width, height } = arguments[0].getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const over = document.elementFromPoint(x, y);
  return { x, y, isFree: over !== null && (arguments[0].contains(over) || over.contains(arguments[0])) };
`;

/**
 * Starts the Chromium 102 that Debian 12 has in Qt, with nothing kept from before: near the oldest that the portal is for,
 * and what many desktop applications show pages with.
 */
export async function startQtWebEngine(): Promise<Engine> {
  const port = await freePort();
  const program = startBrowser('/usr/bin/python3', ['-c', WINDOW], {
    QT_QPA_PLATFORM: 'offscreen',
    QTWEBENGINE_REMOTE_DEBUGGING: String(port),
    QTWEBENGINE_CHROMIUM_FLAGS: '--no-sandbox --disable-gpu --lang=pt-PT',
  });
  try {
    const { send, next } = await connectToDevtools(port);
    const evaluate = async (expression: string, how: object = {}) => {
      const answer = await send('Runtime.evaluate', { expression, ...how });
      const { result, exceptionDetails } = v.parse(evaluatedSchema, answer);
      if (exceptionDetails) throw new DriverError('javascript error', exceptionDetails.text);
      return result;
    };
    const execute = async (body: string, values: readonly unknown[]) => {
      const how = { returnByValue: true, awaitPromise: true, userGesture: true };
      return (await evaluate(expressionOf(body, values), how)).value;
    };
    const element = (id: string) => ({ [REFERENCE]: id });
    const loaded = async (method: string, parameters: object) => {
      const load = next('Page.loadEventFired');
      await send(method, parameters);
      await load;
    };
    await send('Page.enable');
    return {
      navigate: (url) => loaded('Page.navigate', { url }),
      refresh: () => loaded('Page.reload', {}),
      execute,
      async addCookie(name, value) {
        const url = await execute('return location.href', []);
        await send('Network.setCookie', { name, value, url });
      },
      async click(id) {
        const { x, y, isFree } = v.parse(placeSchema, await execute(PLACE, [element(id)]));
        if (!isFree) throw new DriverError('element click intercepted', 'Something lies over it.');
        for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'])
          await send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
      },
      async sendKeys(id, text) {
        const what = 'return arguments[0].focus(), arguments[0].type';
        if ((await execute(what, [element(id)])) === 'file') {
          const { objectId } = await evaluate(`globalThis.referredElements[${JSON.stringify(id)}]`);
          await send('DOM.setFileInputFiles', { files: [text], objectId });
          return;
        }
        for (const key of text) await send('Input.dispatchKeyEvent', { type: 'char', text: key });
      },
      stop: () => stopBrowser(program),
    };
  } catch (error) {
    await stopBrowser(program);
    throw error;
  }
}
