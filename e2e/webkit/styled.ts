import type { WebKitPage } from './webKitPage.ts';

/** Whether the shell's style sheet holds on the page. */
export async function styled(view: WebKitPage): Promise<boolean> {
  const space = "return getComputedStyle(document.documentElement).getPropertyValue('--sp-4')";
  return (await view.run(space)) !== '';
}
