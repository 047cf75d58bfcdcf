import type { Page } from '@playwright/test';

/** Names of everything of a role that a screen reader can reach: what is inert is not among them. */
export async function readNames(page: Page, role: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.flatMap((node) =>
    !node.ignored && node.role?.value === role ? [String(node.name?.value ?? '')] : [],
  );
}
