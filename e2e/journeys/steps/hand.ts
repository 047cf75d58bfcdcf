import { expect, type Locator } from '@playwright/test';

/** How somebody works a page. */
export interface Hand {
  press(target: Locator): Promise<void>;
  /** @param options `force`: where a control is drawn by its label */
  check(target: Locator, options?: { force: boolean }): Promise<void>;
  write(target: Locator, value: string): Promise<void>;
}

export const handWithMouse: Hand = {
  press: (target) => target.click(),
  check: (target, options) => target.check(options),
  write: (target, value) => target.fill(value),
};

/** Of pages that are opened with touch. */
export const handThatTouches: Hand = {
  press: (target) => target.tap(),
  async check(target, options) {
    await target.tap(options);
    await expect(target).toBeChecked();
  },
  async write(target, value) {
    await target.tap();
    await target.fill(value);
  },
};
