import { pictureSize, type PictureSize } from './pictureSize.ts';

/** The longest side of a picture that a logo contains, in pixels (SET-09). */
export const LOGO_PICTURE_SIDE = 512;

interface Picture extends PictureSize {
  type: 'image/png' | 'image/jpeg';
  base64: string;
}

// The first bytes of both kinds, so that nothing else comes under their name.
const ADDRESS =
  /^data:image\/(?:png;base64,(?=iVBORw0KGgo)|jpeg;base64,(?=\/9j\/))([A-Za-z\d+/]+={0,2})$/;
const FORM =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="(\d+)" height="(\d+)" viewBox="0 0 \1 \2"><image width="\1" height="\2" href="([^"]+)"\/><\/svg>$/;

/** A PNG or JPEG as the logo that contains it and nothing else (SET-09). */
export function pictureSvg({ type, width, height, base64 }: Picture): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<image width="${width}" height="${height}" href="data:${type};base64,${base64}"/></svg>`
  );
}

/** Whether an address is a PNG or JPEG that stands in it: nothing is loaded for it. */
export function isPictureAddress(address: string): boolean {
  return ADDRESS.test(address);
}

/**
 * True for what `pictureSvg` writes: one picture inside of the file, no larger than logos are, and of the size that it
 * says, so that a small file cannot unpack into a large one.
 */
export function isPictureSvg(svg: string): boolean {
  const [, width, height, address = ''] = FORM.exec(svg) ?? [];
  const base64 = ADDRESS.exec(address)?.[1];
  if (base64 === undefined || base64.length % 4 !== 0) return false;
  const size = pictureSize(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
  return (
    size !== null &&
    String(size.width) === width &&
    String(size.height) === height &&
    Math.max(size.width, size.height) <= LOGO_PICTURE_SIDE
  );
}
