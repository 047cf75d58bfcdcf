import { html } from 'hono/html';
import { layout, type Markup } from '../layout.ts';
import type { Operator } from '../operatorSession.ts';
import { pageHeader } from '../pageHeader.ts';

/** Code in backticks, bold words, and the words of links, which lead into the project and not to a page here. */
function inline(text: string): Markup[] {
  const parts = text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').split(/(`[^`]+`|\*\*[^*]+\*\*)/);
  return parts.map((part) => {
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`;
    if (part.startsWith('**')) return html`<strong>${part.slice(2, -2)}</strong>`;
    return html`${part}`;
  });
}

function block(text: string): Markup | string {
  const heading = /^(#+) (.*)$/s.exec(text);
  if (heading?.[1] === '#') return '';
  if (heading !== null) return html`<h2>${inline(heading[2] ?? '')}</h2>`;
  const code = /^```\w*\n(.*?)\n?```$/s.exec(text);
  if (code !== null) return html`<pre tabindex="0"><code>${code[1] ?? ''}</code></pre>`;
  if (/^(-|\d+\.) /.test(text)) {
    const items = text.split(/\n(?=(?:-|\d+\.) )/).map((line) => line.replace(/^(-|\d+\.) /, ''));
    return html`<ul>
      ${items.map((line) => html`<li>${inline(line)}</li>`)}
    </ul>`;
  }
  return html`<p>${inline(text)}</p>`;
}

/** A page of `docs/codes`: headings, paragraphs, lists and code, which is all that those have. */
export function codePage(operator: Operator, code: string, text: string): Markup {
  const blocks = text.trim().split('\n\n');
  return layout(
    code,
    html`${pageHeader(operator, code)}
      <article class="card prose">${blocks.map(block)}</article>`,
  );
}
