import type { ProviderBranding } from '@portal/contract/provider/providerBranding';
import { LEGAL_PATHS } from '@portal/contract/paths';
import { inlineHash } from '@portal/storage/inlineHash';
import { texts } from '../texts.ts';
import { CANVAS } from './canvas.ts';
import { escapeHtml } from './escapeHtml.ts';

const style =
  `body{margin:0;padding:32px 16px;background:${CANVAS.light};color:#1e1a16;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}` +
  'main{max-width:520px;margin:auto}img{max-width:100%;height:44px}' +
  'a{display:inline-flex;align-items:center;min-height:44px;color:inherit;font-weight:600}' +
  `@media (prefers-color-scheme:dark){body{background:${CANVAS.dark};color:#f7f5f2}` +
  'img{padding:5px 10px;border-radius:10px;background:#fff}}';

/** Own style, the logo, nothing else. */
export const SUSPENDED_PAGE_POLICY = [
  "default-src 'none'",
  `style-src ${inlineHash(style)}`,
  "img-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What every page of a suspended provider is (C-684): that nothing is lost, and who to ask. It runs nothing. */
export function suspendedPage({ name, logo }: Pick<ProviderBranding, 'name' | 'logo'>): string {
  const { title, body, about } = texts.suspended;
  return `<!doctype html>
<html lang="pt-PT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} | ${escapeHtml(name)}</title>
<style>${style}</style>
</head>
<body><main><img src="${escapeHtml(logo)}" alt=""><h1>${title}</h1>
<p>${escapeHtml(body(name))}</p>
<p><a href="${LEGAL_PATHS.about}">${about}</a></p></main></body>
</html>
`;
}
