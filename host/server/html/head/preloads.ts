import type { HostBuild } from '../../files/createHostBuildReader.ts';
import { escapeHtml } from '../escapeHtml.ts';
import type { PagePlan, Resource } from '../planPage.ts';

function attributes({ href, integrity }: Resource): string {
  const proof = integrity ? ` integrity="${integrity}" crossorigin` : '';
  return `href="${escapeHtml(href)}"${proof}`;
}

/** Has a module fetched before anything asks for it. */
export function modulePreload(script: Resource): string {
  return `<link rel="modulepreload" ${attributes(script)}>`;
}

/** Has the scripts and fonts of the first view fetched at once. */
export function preloads({ scripts, fonts }: Pick<PagePlan, 'scripts' | 'fonts'>): string {
  const ofFonts = fonts.map(
    (href) =>
      `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`,
  );
  return `${scripts.map(modulePreload).join('\n')}\n${ofFonts.join('\n')}\n`;
}

/**
 * The sheets of the first view. The shell waits for its own alone: a remote's are waited for by its mount, which says so
 * when they do not come.
 */
export function styleLinks(
  { styles }: Pick<PagePlan, 'styles'>,
  { base }: Pick<HostBuild, 'base'>,
  origin: string,
): string {
  const ofHost = new URL(base, origin).href;
  const link = (style: Resource) =>
    style.href.startsWith(ofHost)
      ? `<link rel="stylesheet" data-shell ${attributes(style)}>`
      : `<link rel="preload" as="style" ${attributes(style)}>`;
  return styles.map(link).join('\n');
}
