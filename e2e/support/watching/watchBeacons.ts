import type { Page } from '@playwright/test';

/** Each beacon that the page sends from now on, as its path and body: the browser does not tell a test what is in them. */
export async function watchBeacons(page: Page): Promise<string[]> {
  const beacons: string[] = [];
  await page.exposeFunction('noteBeacon', (beacon: string) => void beacons.push(beacon));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      const note: unknown = Reflect.get(window, 'noteBeacon');
      if (body instanceof Blob && typeof note === 'function')
        void body
          .text()
          .then((text) => Reflect.apply(note, window, [`${String(address)} ${text}`]));
      return send(address, body);
    };
  });
  return beacons;
}
