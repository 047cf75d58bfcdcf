import { inlineHash } from '@portal/storage/inlineHash';
import { texts } from '../texts.ts';

const CLASS = 'too-old';

/**
 * Notes that the browser is older than the portal is for (README): Safari before 16 does not know `overflow: clip`,
 * Chrome before 99 no cascade layers. Written so that any browser can read it.
 */
const script =
  `if(!window.CSSLayerBlockRule||!CSS.supports("overflow","clip"))` +
  `document.documentElement.className+=" ${CLASS}"`;

/** Hash of the inline script, for the content security policy. */
export const tooOldHash = inlineHash(script);

/** Stands before the body. */
export const tooOldScript = `<script>${script}</script>`;

/** What it shows at once; nothing else of the page could say it. */
export const tooOldNotice =
  `<div class="sk-fail sk-old" role="alert"><strong>${texts.tooOldTitle}</strong> ` +
  `${texts.tooOldBody}</div>`;

/** Its style, beside that of a failed start, which it stands in for. */
export const tooOldStyles = `.sk-old,.${CLASS} .sk-fail:not(.sk-old){display:none!important}.${CLASS} .sk-old{display:block!important}`;
