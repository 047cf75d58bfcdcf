import { isPictureSvg } from './pictureSvg.ts';
import { svgElements } from './svgElements.ts';

/** What drawing programs write beside what is drawn; a page that draws the logo itself leaves it out. */
const BESIDES = ['a', 'desc', 'metadata', 'style'];

const ELEMENTS = new Set([...svgElements, ...BESIDES].map((name) => name.toLowerCase()));

const TAG = /<\/?([^\s/<>]+)([^<>]*)>/g;
const ATTRIBUTE = /([^\s=/"'<>]+)\s*=\s*("[^"<]*"|'[^'<]*')/g;

/** What may stand nowhere: entities that hide text, escapes that hide CSS, and addresses outside of the file. */
const HIDDEN = [
  /&(?!(?:amp|lt|gt|quot|apos);)/,
  /\\/,
  /@/,
  /url\(\s*["']?(?!["'#])/i,
  /javascript:/i,
];

function isHarmlessAttribute(name: string, value: string): boolean {
  const plain = name.toLowerCase();
  if (plain.startsWith('on') || plain === 'src') return false;
  return plain === 'href' || plain.endsWith(':href') ? value.startsWith('#') : true;
}

function isHarmlessTag(name: string, attributes: string): boolean {
  if (!ELEMENTS.has(name.toLowerCase())) return false;
  const read = [...attributes.matchAll(ATTRIBUTE)];
  const rest = attributes.replaceAll(ATTRIBUTE, '').trim();
  return (
    (rest === '' || rest === '/') &&
    read.every(([, attribute = '', value = '']) =>
      isHarmlessAttribute(attribute, value.slice(1, -1).trim()),
    )
  );
}

/**
 * True for an SVG that only draws: it knows no elements but shapes, text, gradients and masks, has no
 * handlers, and refers to nothing outside of itself. Everything else is refused, also what is merely
 * unknown, but for the one picture that a logo is made of (SET-09). A logo is checked when it is uploaded, and again
 * before it becomes part of another picture.
 */
export function isHarmlessSvg(svg: string): boolean {
  if (isPictureSvg(svg)) return true;
  const content = svg.replace(/^\s*<\?xml [^<>]*\?>/, '').replaceAll(/<!--[\s\S]*?-->/g, '');
  if (!/^\s*<svg[\s/>]/.test(content) || HIDDEN.some((pattern) => pattern.test(content)))
    return false;
  const tags = [...content.matchAll(TAG)];
  return (
    !/[<>]/.test(content.replaceAll(TAG, '')) &&
    tags.every(([, name = '', attributes = '']) => isHarmlessTag(name, attributes))
  );
}
