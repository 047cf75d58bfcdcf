import type { ReleasePictures } from '@portal/rollout/release/releaseDetails';
import { html } from 'hono/html';
import type { Markup } from '../layout.ts';

/** `page services, light, 390 px wide`. */
function words(picture: string): string {
  const [view = '', theme = '', width = ''] = picture.split('.');
  return `${view.replace('-', ' ')}, ${theme}, ${width} px wide`;
}

/** Links to how the views of a release looked when it was published. */
export function pictureLinks(
  remote: string,
  version: string,
  { drawnBy, files, looksRight }: ReleasePictures,
): Markup {
  const base = `/operations/rollouts/${remote}/pictures/${encodeURIComponent(version)}`;
  return html`<details id="pictures-${version}">
    <summary>How it looks</summary>
    ${looksRight === undefined ? '' : html`<p>Looks otherwise than before: ${looksRight}</p>`}
    <p class="quiet">Drawn by ${drawnBy}</p>
    <ul class="rows">
      ${Object.keys(files)
        .sort()
        .map((name) => html`<li><a href="${base}/${name}">${words(name)}</a></li>`)}
    </ul>
  </details>`;
}
