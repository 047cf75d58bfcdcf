import type { Page } from '@playwright/test';

/** Each beacon that the page sends from now on, as its path and body: the browser does not tell a test what is in them. */
export async function watchBeacons(page: Page): Promise<string[]> {
  const beacons: string[] = [];
  await page.exposeFunction('noteBeacon', (beacon: string) => void beacons.push(beacon));
  await page.addInitScript(() => {
    // What a Blob holds is read later than a page that is left lives: it is kept when the Blob is made.
    const contents = new WeakMap<Blob, string>();
    window.Blob = class extends Blob {
      constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
        super(parts, options);
        contents.set(this, parts.filter((part) => typeof part === 'string').join(''));
      }
    };
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      const note: unknown = Reflect.get(window, 'noteBeacon');
      if (body instanceof Blob && typeof note === 'function')
        Reflect.apply(note, window, [`${String(address)} ${contents.get(body) ?? ''}`]);
      return send(address, body);
    };
  });
  return beacons;
}
