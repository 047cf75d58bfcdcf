import { isHarmlessSvg } from '@portal/api/isHarmlessSvg';
import type { IconPurpose, IconSize } from '@portal/contract/iconAddress';
import sharp, { type OverlayOptions } from 'sharp';
import type { Company } from './company.ts';

/** Half of the diagonal that the logo may have, as a part of the side: inside of every mask (0.4). */
const REACH = 0.34;
/** White around the logo, as a part of the side. */
const MARGIN = 0.05;
/** Dots per inch at which an SVG without size of its own is drawn; enough for the largest icon. */
const DENSITY = 300;

interface Plate {
  logo: { width: number; height: number };
  width: number;
  height: number;
}

function plateOf(ratio: number, size: number): Plate {
  const height = (2 * REACH * size) / Math.hypot(1, ratio);
  const logo = { width: Math.round(height * ratio), height: Math.round(height) };
  const margin = 2 * Math.round(MARGIN * size);
  return { logo, width: logo.width + margin, height: logo.height + margin };
}

function background(brand: string, purpose: IconPurpose, size: number, plate: Plate): Buffer {
  const corner = purpose === 'any' ? size * 0.22 : 0;
  const [x, y] = [(size - plate.width) / 2, (size - plate.height) / 2];
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
      `<rect width="${size}" height="${size}" rx="${corner}" fill="${brand}"/>` +
      `<rect x="${x}" y="${y}" width="${plate.width}" height="${plate.height}" rx="${size * 0.06}" fill="#fff"/></svg>`,
  );
}

async function drawLogo(
  svg: string,
  size: number,
): Promise<{ plate: Plate; layer: OverlayOptions }> {
  const source = sharp(Buffer.from(svg), { density: DENSITY, limitInputPixels: 40_000_000 });
  const { width, height } = await source.metadata();
  const plate = plateOf(width / height, size);
  const input = await source
    .resize({ ...plate.logo, fit: 'inside' })
    .png()
    .toBuffer();
  return { plate, layer: { input, gravity: 'centre' } };
}

/** The logo as it stands in the icon; null when there is none that only draws and has a size. */
async function safeLogo(svg: string | null, size: number) {
  if (svg === null || !isHarmlessSvg(svg)) return null;
  return drawLogo(svg, size).catch(() => null);
}

/**
 * A provider's icon for home screens as PNG: the logo on white, on the brand colour. Without a logo
 * that can be drawn the white stays empty.
 */
export async function drawIcon(
  company: Pick<Company, 'logoSvg' | 'brandColor'>,
  purpose: IconPurpose,
  size: IconSize,
): Promise<Uint8Array<ArrayBuffer>> {
  const logo = await safeLogo(company.logoSvg, size);
  const plate = logo?.plate ?? plateOf(1, size);
  const png = await sharp(background(company.brandColor, purpose, size, plate))
    .composite(logo ? [logo.layer] : [])
    .png({ compressionLevel: 9 })
    .toBuffer();
  return new Uint8Array(png);
}
