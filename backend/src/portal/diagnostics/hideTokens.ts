import { hashSecret } from '../../platform/secret.ts';

/**
 * Replaces everything in a diagnostics text that could be a token by the start of its hash (C-107), so that
 * two reports of one session can be told to belong together and nobody can use the session.
 */
export function hideTokens(content: string): string {
  return content.replace(
    /[\w-]{24,}(?:\.[\w-]+)*/g,
    (token) => `#${hashSecret(token).slice(0, 10)}`,
  );
}
