import { isPictureAddress } from '@portal/api/pictureSvg';
import { svgElements } from '@portal/api/svgElements';

/** One element of a logo, with nothing in it that could do anything but be drawn. */
export interface LogoNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (LogoNode | string)[];
}

const ELEMENTS = new Set(svgElements);

/** By their name in React. */
const ATTRIBUTES = new Set(
  (
    'viewBox width height x y x1 y1 x2 y2 cx cy r rx ry d points fill fillRule fillOpacity stroke strokeWidth ' +
    'strokeLinecap strokeLinejoin strokeMiterlimit strokeDasharray strokeOpacity opacity transform id offset ' +
    'stopColor stopOpacity gradientUnits gradientTransform clipPath clipRule fontFamily fontSize fontWeight ' +
    'letterSpacing textAnchor preserveAspectRatio mask maskUnits maskContentUnits ' +
    'patternUnits patternContentUnits patternTransform'
  ).split(' '),
);

/** Nothing from outside of the logo: of the functions only a reference into itself. */
const HARMLESS_VALUE = /^(?!.*(?:url|javascript|data|expression)\s*[(:])|^url\(#[\w-]+\)$/i;

function attributesOf(element: Element): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const { name, value } of element.attributes) {
    const property = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    if (ATTRIBUTES.has(property) && HARMLESS_VALUE.test(value)) kept[property] = value;
  }
  return kept;
}

/** A picture that stands in the logo itself (SET-09); what has an address is never asked for. */
function pictureOf(element: Element): LogoNode | null {
  const href = element.getAttribute('href') ?? '';
  if (!isPictureAddress(href)) return null;
  return { name: 'image', attributes: { ...attributesOf(element), href }, children: [] };
}

function nodeOf(element: Element): LogoNode | null {
  if (element.localName === 'image') return pictureOf(element);
  if (!ELEMENTS.has(element.localName)) return null;
  const children = [...element.childNodes].flatMap((child) => {
    if (child instanceof Element) return nodeOf(child) ?? [];
    return child.nodeType === Node.TEXT_NODE ? (child.textContent ?? '') : [];
  });
  return { name: element.localName, attributes: attributesOf(element), children };
}

/** What of an SVG may be drawn inside the page; null when the text is no SVG (LITE-18). */
export function logoTree(text: string): LogoNode | null {
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  return documentElement.localName === 'svg' ? nodeOf(documentElement) : null;
}
