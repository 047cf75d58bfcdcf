import { inlineHash } from '@portal/storage/inlineHash';
import type { Override } from '@portal/rollout/override';
import { texts } from '../texts.ts';
import { escapeHtml } from '../html/escapeHtml.ts';

/** Where an override begins; its end is below it. */
export const OVERRIDE_PATH = '/override';

const style =
  'body{margin:0;padding:32px 16px;background:#f7f5f2;color:#1e1a16;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}' +
  'main{max-width:520px;margin:auto}button{min-height:48px;padding:0 20px;border:0;border-radius:12px;' +
  'background:#5b21b6;color:#fff;font:inherit;font-weight:600;cursor:pointer}' +
  '@media (prefers-color-scheme:dark){body{background:#13110e;color:#f7f5f2}}';

/** Own style, a form to this origin, nothing else. */
export const OVERRIDE_PAGE_POLICY = [
  "default-src 'none'",
  `style-src ${inlineHash(style)}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Asks whoever opened the link whether this browser shall really show a local remote. */
export function overridePage(link: string, override: Override | null): string {
  const words = texts.override;
  const body = override
    ? `<h1>${words.title}</h1>
<p>${escapeHtml(words.body(override.manifest.name, override.entry, override.developer))}</p>
<p>${words.warning}</p>
<form method="post" action="${OVERRIDE_PATH}"><input type="hidden" name="link" value="${escapeHtml(link)}"><button>${words.begin}</button></form>`
    : `<h1>${words.overTitle}</h1><p>${words.overBody}</p>`;
  return `<!doctype html>
<html lang="pt-PT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${words.title} | ${texts.appName}</title>
<style>${style}</style>
</head>
<body><main>${body}</main></body>
</html>
`;
}
