import { expect, test } from 'vitest';
import { isHarmlessSvg } from './isHarmlessSvg.ts';
import { isPictureAddress, isPictureSvg, pictureSvg } from './pictureSvg.ts';

/** The beginning of a PNG of a size: as much of it as says so. */
function png(width: number, height: number): string {
  const bytes = new Uint8Array(24);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return btoa(String.fromCharCode(...bytes));
}
const logo = (width: number, height: number, base64 = png(width, height)) =>
  pictureSvg({ type: 'image/png', width, height, base64 });

test('a picture of our own making only draws [SET-09] [C-783]', () => {
  expect(isPictureSvg(logo(512, 300))).toBe(true);
  expect(isHarmlessSvg(logo(512, 300))).toBe(true);
});

test.each([
  ['another width than it says', logo(300, 300, png(400, 300))],
  ['another height than it says', logo(300, 300, png(300, 400))],
  ['more pixels than it says', logo(300, 300, png(60_000, 60_000))],
  ['more pixels than a logo has', logo(513, 300)],
  ['an address elsewhere', logo(9, 9).replace(/data:[^"]+/, 'https://x.example/a.png')],
  ['an address of the portal', logo(9, 9).replace(/data:[^"]+/, '/api/main/user')],
  ['an SVG under the name of a PNG', logo(9, 9, btoa('<svg onload="x()"/>'.padEnd(24)))],
  ['an SVG', logo(9, 9).replace('image/png', 'image/svg+xml')],
  ['a PNG under the name of a JPEG', logo(9, 9).replace('image/png', 'image/jpeg')],
  ['a JPEG without a size', logo(9, 9, '/9j/').replace('image/png', 'image/jpeg')],
  ['two pictures', logo(9, 9).replace(/(<image.*\/>)/, '$1$1')],
  ['a handler', logo(9, 9).replace('<image', '<image onload="x()"')],
  ['a link around it', logo(9, 9).replace(/(<image.*\/>)/, '<a href="#x">$1</a>')],
  ['something before it', ` ${logo(9, 9)}`],
  ['something behind it', `${logo(9, 9)}<script/>`],
  ['what is not base64', logo(9, 9).replace(/"\/><\/svg>/, '=====$&')],
])('%s is refused [SET-09] [C-783]', (_, svg) => {
  expect(isPictureSvg(svg)).toBe(false);
  expect(isHarmlessSvg(svg)).toBe(false);
});

test.each([
  [`data:image/png;base64,${png(1, 1)}`, true],
  ['data:image/jpeg;base64,/9j/4AAQ', true],
  ['data:image/svg+xml;base64,PHN2Zy8+', false],
  ['data:text/html;base64,PHN2Zy8+', false],
  ['https://x.example/a.png', false],
  ['javascript:x', false],
])('%s is a picture in itself: %s', (address, is) => {
  expect(isPictureAddress(address)).toBe(is);
});
