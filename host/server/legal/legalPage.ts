import type { FullConfiguration } from '@portal/api/company/fullConfiguration';
import { iconAddress } from '@portal/contract/iconAddress';
import { LEGAL_PATHS } from '@portal/contract/paths';
import { inlineHash } from '@portal/storage/inlineHash';
import { BASE } from '../../src/address/appPath.ts';
import { PORTAL_ADDRESSES } from '../../src/address/portalAddresses.ts';
import type { HostBuild } from '../files/createHostBuildReader.ts';
import { CANVAS } from '../html/canvas.ts';
import { escapeHtml } from '../html/escapeHtml.ts';
import { icon } from './icon.ts';
import { legalStyles } from './legalStyles.ts';
import { texts } from './texts.ts';

/** One page: what stands in its title, and below its header. */
export interface LegalContent {
  /** Its path, at the provider's own domain (SHL-02). */
  path: string;
  title: string;
  /** HTML. */
  main: string;
}

/** Around every legal page. */
export interface LegalFrame {
  provider: FullConfiguration;
  host: HostBuild;
  /** Origin as the browser sees it. */
  origin: string;
  /** Where in the portal the reader came from. */
  back: string;
}

function canonical({ provider, origin }: LegalFrame, path: string): string {
  const address = new URL(path, origin);
  address.hostname = provider.company.domain;
  return address.href;
}

const file = ({ host }: LegalFrame, path: string) => {
  const integrity = host.files.find((one) => one.path === path)?.integrity;
  const proof = integrity === undefined ? '' : ` integrity="${integrity}" crossorigin`;
  return `href="${escapeHtml(host.base + path)}"${proof}`;
};

function footer(current: string): string {
  const links: [string, string][] = [
    [LEGAL_PATHS.about, texts.about.title],
    [LEGAL_PATHS.withdrawal, texts.footer.withdrawal],
    [`${BASE}/acessibilidade`, texts.footer.accessibility],
    [PORTAL_ADDRESSES.complaintsBook, texts.footer.complaints],
  ];
  const drawn = links.map(([href, words]) => {
    const here = href === current ? ' aria-current="page"' : '';
    return `<a class="lg-link" href="${href}"${here}>${words}</a>`;
  });
  return `<footer class="lg-foot">${drawn.join('')}</footer>`;
}

/** The document of a legal page and the policy that it is sent with: its own styles and pictures, no script (D-11). */
export function legalPage(
  frame: LegalFrame,
  { path, title, main }: LegalContent,
): { html: string; policy: string } {
  const { provider, host, back } = frame;
  const style = legalStyles(provider.brand_color);
  const name = escapeHtml(provider.name);
  const fonts = host.files.filter((one) => one.path.endsWith('.woff2'));
  const html = `<!doctype html>
<html lang="pt-PT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${CANVAS.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${CANVAS.dark}" media="(prefers-color-scheme: dark)">
<title>${title} | ${name}</title>
<link rel="canonical" href="${escapeHtml(canonical(frame, path))}">
<link rel="icon" href="${escapeHtml(iconAddress({ logo: provider.logo, brand: provider.brand_color }, 'any', 192))}">
${fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(host.base + font.path)}" crossorigin>`).join('\n')}
<style>${style}</style>
${host.styles.map((sheet) => `<link rel="stylesheet" ${file(frame, sheet)}>`).join('\n')}
</head>
<body>
<a class="lg-skip" href="#conteudo">${texts.skip}</a>
<header class="lg-top">
<a class="lg-back" href="${escapeHtml(back)}" aria-label="${texts.back}">${icon('back')}</a>
<a class="lg-logo" href="${BASE}"><img src="${escapeHtml(provider.logo)}" alt="${escapeHtml(texts.home(provider.name))}"></a>
</header>
<main class="lg-main" id="conteudo" tabindex="-1">
${main}
</main>
${footer(path)}
</body>
</html>
`;
  const policy = [
    `default-src 'none'`,
    `style-src 'self' ${inlineHash(style)}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
  ].join('; ');
  return { html, policy };
}
