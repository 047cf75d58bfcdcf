import type { EnginePage } from './enginePage.ts';

/** Whether the shell's style sheet holds on the page. */
export async function styled(view: EnginePage): Promise<boolean> {
  const space = "return getComputedStyle(document.documentElement).getPropertyValue('--sp-4')";
  return (await view.run(space)) !== '';
}
