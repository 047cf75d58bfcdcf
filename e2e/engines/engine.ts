/**
 * WebKitGTK, and WPE, which is that of Safari 16.0 in Debian 12: the oldest Safari that the portal is for; Firefox ESR; Qt
 * WebEngine, which is Chromium 102 in Debian 12.
 */
export type EngineName = 'WebKitGTK' | 'WPE' | 'Firefox' | 'QtWebEngine';

/** The key of an element's reference in the WebDriver standard. */
export const REFERENCE = 'element-6066-11e4-a52e-4f735466cecf';

/** How long a browser or its driver may take for one command, in milliseconds: a page load on a busy machine is the longest. */
export const COMMAND_LIMIT_MS = 45_000;

/** A browser that runs, with the commands of the W3C WebDriver standard that its tests need. */
export interface Engine {
  navigate(url: string): Promise<void>;
  refresh(): Promise<void>;
  /** Runs the body of a function in the page and answers what it returns. */
  execute(script: string, values: readonly unknown[]): Promise<unknown>;
  addCookie(name: string, value: string): Promise<void>;
  /** `element` is its reference, as `execute` answers it. */
  click(element: string): Promise<void>;
  sendKeys(element: string, text: string): Promise<void>;
  stop(): Promise<void>;
}
