import { STYLE_SEAL } from '@portal/webpack/seal/styleSeal';
import * as v from 'valibot';

const importMapSchema = v.object({ integrity: v.record(v.string(), v.string()) });

function readIntegrity(page: Document): Readonly<Record<string, string>> {
  const text = page.querySelector('script[type="importmap"]')?.textContent ?? '{}';
  const map = v.safeParse(importMapSchema, JSON.parse(text));
  return map.success ? map.output.integrity : {};
}

/**
 * WebKit lets no style sheet that arrived count while any other is on its way, though it tells of its arrival: a page
 * would be drawn without its own because that of the cookie card is slow. A change of any sheet makes it look again.
 */
function count({ sheet }: HTMLLinkElement): void {
  if (!sheet) return;
  sheet.disabled = true;
  sheet.disabled = false;
}

/**
 * Gives every style sheet that host or remotes add later the integrity that the edge wrote into the
 * import map, as browsers do for scripts by themselves, and lets it count when it is there. What the map does not name
 * keeps no integrity: a remote under development.
 */
export function sealStyles(page: Document = document): void {
  let integrity: Readonly<Record<string, string>> | undefined;
  Reflect.set(globalThis, STYLE_SEAL, (link: HTMLLinkElement) => {
    link.addEventListener('load', () => count(link), { once: true });
    integrity ??= readIntegrity(page);
    const proof = integrity[new URL(link.href).pathname] ?? integrity[link.href];
    if (proof === undefined) return;
    link.crossOrigin = 'anonymous';
    link.integrity = proof;
  });
}
