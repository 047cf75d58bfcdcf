import { devices } from '@playwright/test';

/** What most customers hold. */
export const phone = {
  ...devices['Pixel 7'],
  // Nothing that is tested depends on it, and drawing seven times the pixels takes a seventh of the time.
  deviceScaleFactor: 1,
  viewport: { width: 390, height: 844 },
  screen: { width: 390, height: 844 },
};
