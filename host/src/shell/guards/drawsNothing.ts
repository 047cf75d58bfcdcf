const DRAWN =
  'img, svg, canvas, video, audio, iframe, object, input, select, textarea, progress, meter, hr';

function paints(element: Element, pseudo?: string): boolean {
  const style = getComputedStyle(element, pseudo);
  if (pseudo !== undefined) return !['none', 'normal', ''].includes(style.content);
  const background = style.backgroundColor;
  const isClear = background === '' || background === 'transparent' || background.endsWith(', 0)');
  const sides = [style.borderTopWidth, style.borderBottomWidth, style.borderLeftWidth];
  return (
    !isClear ||
    !['none', ''].includes(style.backgroundImage) ||
    !['none', ''].includes(style.boxShadow) ||
    sides.some((width) => Number.parseFloat(width) > 0)
  );
}

/**
 * Whether a view shows nothing at all: no text, not even one for screen readers, no picture, no field, and no element with
 * a surface, as those that stand for what is still coming have one.
 */
export function drawsNothing(view: Element): boolean {
  if (view.textContent.trim() !== '' || view.querySelector(DRAWN)) return false;
  return ![...view.querySelectorAll('*')].some((element) => {
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return false;
    return paints(element) || paints(element, '::before') || paints(element, '::after');
  });
}
