/** How a photograph is enlarged and moved, in CSS pixels from its middle. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export const wholePicture: Zoom = { scale: 1, x: 0, y: 0 };
const LARGEST = 4;
const DOUBLE_TAP = 2.5;

const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value));

/** Keeps a picture in a box of `width` × `height`: never smaller than it, never beyond its edges. */
export function fitZoom(zoom: Zoom, width: number, height: number): Zoom {
  const scale = Math.min(LARGEST, Math.max(1, zoom.scale));
  const beyond = (scale - 1) / 2;
  // Adding zero makes a negative zero an ordinary one.
  return {
    scale,
    x: clamp(zoom.x, beyond * width) + 0,
    y: clamp(zoom.y, beyond * height) + 0,
  };
}

/** Enlarged, or whole again. `x` and `y` say which point, from the middle, stays in its place. */
export function toggleZoom(zoom: Zoom, x = 0, y = 0): Zoom {
  if (zoom.scale > 1) return wholePicture;
  return { scale: DOUBLE_TAP, x: -x * (DOUBLE_TAP - 1), y: -y * (DOUBLE_TAP - 1) };
}
