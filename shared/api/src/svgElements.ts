/**
 * The elements of an SVG that do nothing but draw: shapes, text, gradients, masks and what groups them. None loads
 * anything, runs anything or shows what is not of the picture. By their names, as SVG writes them.
 */
export const svgElements: readonly string[] = (
  'svg g defs title path rect circle ellipse line polyline polygon text tspan ' +
  'linearGradient radialGradient stop clipPath mask pattern'
).split(' ');
