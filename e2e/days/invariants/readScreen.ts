import type { Page } from '@playwright/test';

/** What the invariants know of the document they run in. */
export interface Screen {
  /** What can be used: the open modal, or everything. */
  readonly top: Element;
  /** Whether a person with eyes sees it, scrolled to. */
  isSeen(element: Element): boolean;
  /** The element in words: tag, name, rectangle. */
  describe(element: Element): string;
  /** Everything that is seen and operated, in the order of the document. */
  controls(): HTMLElement[];
  /** The piece of text and the element that holds it. */
  texts(): { node: Text; holder: HTMLElement }[];
  /** The part of the screen that moves by itself: a fixed bar, a dialog, or the page. */
  layerOf(element: Element): Element;
}

/** Runs inside the page; nothing from outside of it may be named. */
function makeScreen(): Screen {
  const OPERABLE =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option], [role=tab], [role=switch]';
  const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

  const isSeen = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (element.closest('[inert], .visually-hidden, [aria-hidden=true]') !== null) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  };

  const describe = (element: Element): string => {
    const name = (element.getAttribute('aria-label') ?? element.textContent).trim();
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = [x, y, width, height].map(Math.round).join(' ');
    return `<${element.tagName.toLowerCase()}> «${name.replaceAll(/\s+/g, ' ').slice(0, 60)}» [${place}]`;
  };

  const controls = () =>
    [...top.querySelectorAll<HTMLElement>(OPERABLE)].filter((control) => {
      // A field that is drawn by its label.
      const drawn = control.matches('input') ? (control.closest('label') ?? control) : control;
      if (control.matches('input[type=file], [tabindex="-1"]:not([role])')) return false;
      return isSeen(drawn) && !control.matches(':disabled, [aria-disabled=true]');
    });

  const texts = () => {
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const found: { node: Text; holder: HTMLElement }[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!(node instanceof Text) || holder === null || node.data.trim() === '') continue;
      if (holder.matches('script, style, noscript, option, template') || !isSeen(holder)) continue;
      found.push({ node, holder });
    }
    return found;
  };

  const layers = new Map<Element, Element>();
  const layerOf = (element: Element): Element => {
    const known = layers.get(element);
    if (known) return known;
    const { position } = getComputedStyle(element);
    const isOwn =
      position === 'fixed' || position === 'sticky' || element.matches('dialog, [popover]');
    const above = element.parentElement;
    const layer = isOwn ? element : above === null ? document.body : layerOf(above);
    layers.set(element, layer);
    return layer;
  };

  return { top, isSeen, describe, controls, texts, layerOf };
}

/** Reads the document as it stands. `read` runs in the page: it sees only its argument and the document. */
export function readScreen<Found>(page: Page, read: (screen: Screen) => Found): Promise<Found> {
  return page.evaluate<Found>(`(${read.toString()})((${makeScreen.toString()})())`);
}
