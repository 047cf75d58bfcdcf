import { previewSchema, type Preview } from '@portal/rollout/preview';
import * as v from 'valibot';
import { readContent, signContent } from '../../../platform/signed/signToken.ts';

/** A link begins a preview, a grant holds it in one browser; neither passes for the other. */
export type PreviewTokenKind = 'link' | 'grant';

const contentSchema = v.object({ preview: previewSchema, until: v.number() });
type Content = v.InferOutput<typeof contentSchema>;

/**
 * Signs a preview.
 * @param secret the administrator's token: another one ends every preview
 * @param until milliseconds since 1970
 */
export function signPreviewToken(
  secret: string,
  kind: PreviewTokenKind,
  preview: Preview,
  until: number,
): string {
  const content: Content = { preview, until };
  return signContent(secret, `preview ${kind}`, content);
}

/**
 * Reads what was signed, over or not. Undefined when it was not signed here, is of another kind, or was given for
 * another domain.
 */
export function readPreviewToken(
  secret: string,
  kind: PreviewTokenKind,
  token: string,
  domain: string,
): Content | undefined {
  const content = readContent(secret, `preview ${kind}`, token, contentSchema);
  return content?.preview.provider === domain ? content : undefined;
}
