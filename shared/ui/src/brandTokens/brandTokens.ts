import {
  clamp,
  formatHex,
  fromOklch,
  luminance,
  mapChannels,
  mixOklab,
  parseHex,
  toOklch,
  type LinearColor,
} from './linearColor.ts';

export type ColorScheme = 'light' | 'dark';

export type BrandToken =
  | '--brand'
  | '--brand-solid'
  | '--brand-solid-hover'
  | '--on-brand'
  | '--brand-edge'
  | '--brand-text'
  | '--brand-mark'
  | '--brand-soft'
  | '--brand-wash'
  | '--brand-line'
  | '--focus';

interface Targets {
  /** Luminance ceilings and floors, the same as in tokens.css. */
  solidMax: number;
  solidFlip: number;
  solidMin: number;
  textMax: number;
  textMin: number;
  markMax: number;
  markMin: number;
  softMax: number;
  softMin: number;
  drawsEdge: boolean;
  softLightness: number;
  softChroma: number;
  softStrength: number;
  softStrengthByLightness: number;
  surface: string;
  canvas: string;
  lineShare: number;
}

const targets: Record<ColorScheme, Targets> = {
  light: {
    solidMax: 0.17,
    solidFlip: 0.26,
    solidMin: 0,
    textMax: 0.142,
    textMin: 0,
    markMax: 0.235,
    markMin: 0,
    softMax: 1,
    softMin: 0.82,
    drawsEdge: true,
    softLightness: 0.957,
    softChroma: 0.034,
    softStrength: 0.05,
    softStrengthByLightness: 0.18,
    surface: '#ffffff',
    canvas: '#f7f5f2',
    lineShare: 0.26,
  },
  dark: {
    solidMax: 0.17,
    solidFlip: 0.175,
    solidMin: 0.33,
    textMax: 1,
    textMin: 0.43,
    markMax: 1,
    markMin: 0.26,
    softMax: 0.036,
    softMin: 0,
    drawsEdge: false,
    softLightness: 0.285,
    softChroma: 0.05,
    softStrength: 0.42,
    softStrengthByLightness: 0,
    surface: '#1d1a17',
    canvas: '#13110e',
    lineShare: 0.34,
  },
};

const white: LinearColor = [1, 1, 1];
const warmBlack: LinearColor = [0.0105, 0.0085, 0.0065];

/** Luminance, never zero, to divide by. */
function safeLuminance(color: LinearColor): number {
  return Math.max(luminance(color), 1e-4);
}

/** Darkens to a luminance ceiling: same hue, always in gamut. */
function darkenTo(color: LinearColor, ceiling: number): LinearColor {
  const factor = Math.min(1, ceiling / safeLuminance(color));
  return mapChannels(color, (channel) => channel * factor);
}

/** Lifts to a luminance floor by mixing with white. */
function lightenTo(color: LinearColor, floor: number): LinearColor {
  const share = Math.max(0, (floor - luminance(color)) / (1.0001 - luminance(color)));
  return mapChannels(color, (channel) => channel + (1 - channel) * share);
}

/** Lifts while staying vivid: scales, but never out of gamut. */
function brighten(color: LinearColor, factor: number): LinearColor {
  const room = 1 / Math.max(...color, 1e-4);
  const scale = Math.max(1, Math.min(factor, room));
  return mapChannels(color, (channel) => channel * scale);
}

/** Light yellows turn towards amber when darkened, so that they do not go olive. */
function warmed(color: LinearColor): LinearColor {
  const { lightness, chroma, hue } = toOklch(color);
  const turn = 24 * clamp(1 - Math.abs(hue - 100) / 32) * clamp((lightness - 0.76) * 9);
  return fromOklch({ lightness, chroma, hue: hue - turn });
}

function solidFill(brand: LinearColor, target: Targets): LinearColor {
  const fill = luminance(brand) < target.solidFlip ? darkenTo(brand, target.solidMax) : brand;
  const need = target.solidMin / safeLuminance(fill);
  return lightenTo(brighten(fill, Math.max(0.62 * need, Math.min(1.9, need))), target.solidMin);
}

function between(
  color: LinearColor,
  ceiling: number,
  floor: number,
  vividness: number,
): LinearColor {
  const dark = darkenTo(color, ceiling);
  return lightenTo(brighten(dark, (vividness * floor) / safeLuminance(dark)), floor);
}

function tint(brand: LinearColor, target: Targets): LinearColor {
  const { lightness, chroma, hue } = toOklch(brand);
  const strength = target.softStrength + target.softStrengthByLightness * lightness;
  const soft = fromOklch({
    lightness: target.softLightness,
    chroma: Math.min(chroma * strength, target.softChroma),
    hue,
  });
  return lightenTo(darkenTo(soft, target.softMax), target.softMin);
}

/**
 * The arithmetic of tokens.css for browsers without relative colour syntax and for places
 * CSS cannot reach (`theme-color`, native wrappers): one brand colour in, every derived token
 * out, AA whatever the brand is. Write the result as custom properties on `<html>`.
 *
 * @param brand `#rgb` or `#rrggbb`
 * @throws RangeError when the brand is not such a colour
 */
export function brandTokens(brand: string, scheme: ColorScheme): Record<BrandToken, string> {
  const target = targets[scheme];
  const base = parseHex(brand);
  const solid = solidFill(base, target);
  const label = luminance(solid) < 0.18 ? white : warmBlack;
  const opposite = mapChannels(label, (channel) => 1 - channel);
  const warm = warmed(base);
  const text = between(warm, target.textMax, target.textMin, 0.72);
  const mark = between(warm, target.markMax, target.markMin, 0.8);
  const soft = tint(base, target);
  const hasEdge = target.drawsEdge && luminance(solid) > 0.6;
  const edge = mapChannels(solid, (channel) => (channel * 0.26) / safeLuminance(solid));
  return {
    '--brand': brand,
    '--brand-solid': formatHex(solid),
    '--brand-solid-hover': formatHex(mixOklab(solid, opposite, 0.88)),
    '--on-brand': formatHex(label),
    '--brand-edge': hasEdge ? `${formatHex(edge)}8c` : 'transparent',
    '--brand-text': formatHex(text),
    '--brand-mark': formatHex(mark),
    '--brand-soft': formatHex(soft),
    '--brand-wash': formatHex(mixOklab(soft, parseHex(target.canvas), 0.55)),
    '--brand-line': formatHex(mixOklab(mark, parseHex(target.surface), target.lineShare)),
    '--focus': formatHex(mark),
  };
}
