import { test, type Page } from '@playwright/test';

/** What a page has of the network; bytes a second, milliseconds. */
export interface Connection {
  offline: boolean;
  latency: number;
  downloadThroughput: number;
  uploadThroughput: number;
}

/** 1.6 Mbit/s down, 0.75 up, 150 ms: a phone with three of five bars. */
const SLOW: Connection = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

/** Gives a page this connection; without one what its size usually has: phones a slow one, desks a fast one. */
export type Connect = (connection?: Connection) => Promise<void>;

/** @returns what changes the connection of the page from now on. */
export async function connectionOf(page: Page): Promise<Connect> {
  const network = await page.context().newCDPSession(page);
  return async (connection) => {
    const usual = test.info().project.use.isMobile === true ? SLOW : undefined;
    const wanted = connection ?? usual;
    if (wanted) await network.send('Network.emulateNetworkConditions', { ...wanted });
  };
}
