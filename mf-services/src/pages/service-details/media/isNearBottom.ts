/** How near the gallery's top is to the bottom of the window for its button to show, in pixels (MED-03). */
const GALLERY_BUTTON_PX = 120;

/** Whether an edge at `top` lies within 120 px above or below the bottom of a window of this height. */
export function isNearBottom(top: number, windowHeight: number): boolean {
  return Math.abs(top - windowHeight) <= GALLERY_BUTTON_PX;
}
