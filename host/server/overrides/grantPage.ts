import { inlineHash } from '@portal/storage/inlineHash';
import { texts } from '../texts.ts';
import { escapeHtml } from '../html/escapeHtml.ts';

const style =
  'body{margin:0;padding:32px 16px;background:#f7f5f2;color:#1e1a16;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}' +
  'main{max-width:520px;margin:auto}button{min-height:48px;padding:0 20px;border:0;border-radius:12px;' +
  'background:#5b21b6;color:#fff;font:inherit;font-weight:600;cursor:pointer}' +
  '@media (prefers-color-scheme:dark){body{background:#13110e;color:#f7f5f2}}';

/** Own style, a form to this origin, nothing else. */
export const GRANT_PAGE_POLICY = [
  "default-src 'none'",
  `style-src ${inlineHash(style)}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What the page of a link says. */
export interface GrantWords {
  /** Names the page in the browser. */
  name: string;
  title: string;
  paragraphs: readonly string[];
  /** The way in, where the link gives something. */
  begin?: { path: string; link: string; label: string };
}

/** Asks whoever opened a link whether this browser shall really see what it gives, or says why it gives nothing. */
export function grantPage({ name, title, paragraphs, begin }: GrantWords): string {
  const form =
    begin === undefined
      ? ''
      : `\n<form method="post" action="${begin.path}"><input type="hidden" name="link" value="${escapeHtml(begin.link)}"><button>${begin.label}</button></form>`;
  const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n');
  return `<!doctype html>
<html lang="pt-PT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${name} | ${texts.appName}</title>
<style>${style}</style>
</head>
<body><main><h1>${title}</h1>
${body}${form}</main></body>
</html>
`;
}
