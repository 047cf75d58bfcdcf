import type { Heard } from './heard.ts';

/**
 * What a screen reader was not told, or told twice, of what just happened.
 * @param changes calls that changed something at the server during the action, `POST /services/…`.
 */
export function findUnheard(heard: Heard, changes: readonly string[]): string[] {
  const found: string[] = [];
  if (changes.length > 0 && heard.length === 0)
    found.push(`${changes.join(', ')} changed something, and nothing was said`);
  const told = heard.filter(({ how }) => how === 'told');
  for (const [index, { text, press }] of told.entries())
    if (told.slice(index + 1).some((later) => later.text === text && later.press === press))
      found.push(
        `«${text.slice(0, 80)}» was said twice in «${told
          .map((one) => one.text)
          .join('» «')
          .slice(0, 300)}»`,
      );
  return found;
}
