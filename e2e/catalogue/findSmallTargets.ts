import type { Page } from '@playwright/test';

/**
 * Targets smaller than 44 × 44 px. What counts is where a press arrives, not what is drawn:
 * from the middle outwards every point must belong to the target (or to its label).
 * Links inside a sentence are as high as their line (WCAG 2.2, 2.5.8, «inline»).
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const WANTED = 44;
    // Neighbours may touch: half a pixel belongs to either.
    const REACH = WANTED / 2 - 0.75;
    const OPERABLE =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option], [role=tab], [role=switch], [role=checkbox], [role=radio]';

    const isInSentence = (element: Element): boolean =>
      // A button in a sentence is never plain inline, whatever its style says.
      ((element.matches('a') && getComputedStyle(element).display === 'inline') ||
        (element.matches('button') && getComputedStyle(element).display === 'inline-block')) &&
      element.parentElement !== null &&
      element.parentElement.textContent.trim() !== element.textContent.trim();

    /** The box that is pressed for this control: a hidden input lives in its label. */
    const pressed = (element: Element): Element => {
      if (!element.matches('input, select, textarea')) return element;
      const label = element.closest('label');
      if (label) return label;
      const { width, height } = element.getBoundingClientRect();
      const named = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      return width >= WANTED && height >= WANTED ? element : (named ?? element);
    };

    const arrives = (target: Element, control: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      if (!hit) return false;
      if (target.contains(hit) || hit.contains(control)) {
        return target.contains(hit) || hit.matches('label, [data-target]');
      }
      return hit.closest('label')?.contains(control) ?? false;
    };

    // What an open modal covers cannot be pressed.
    const reachable = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const found: string[] = [];
    for (const control of reachable.querySelectorAll(OPERABLE)) {
      if (!control.checkVisibility() || control.closest('[inert], .visually-hidden') !== null)
        continue;
      if (control.matches(':disabled, [aria-hidden=true]') || isInSentence(control)) continue;
      if (control.getAttribute('tabindex') === '-1' && !control.matches('[role]')) continue;
      const target = pressed(control);
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = target.getBoundingClientRect();
      if (box.width <= 1) continue;
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      const wide = arrives(target, control, x - REACH, y) && arrives(target, control, x + REACH, y);
      const high = arrives(target, control, x, y - REACH) && arrives(target, control, x, y + REACH);
      if (wide && high) continue;
      const size = `${Math.round(box.width)}×${Math.round(box.height)}`;
      const label = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40);
      found.push(
        `<${control.tagName.toLowerCase()} class="${control.className}"> ${label}: ${size}`,
      );
    }
    return found;
  });
}
