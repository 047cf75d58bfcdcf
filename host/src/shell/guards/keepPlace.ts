import { directCaller } from './directCaller.ts';
import type { FindOwner } from './findOwner.ts';
import type { Refuse } from './keepGlobals.ts';

const ATTRIBUTES: readonly string[] = ['setAttribute', 'toggleAttribute', 'removeAttribute'];
const METHODS = [
  'append',
  'prepend',
  'appendChild',
  'insertBefore',
  'insertAdjacentElement',
  'insertAdjacentHTML',
  'replaceChildren',
  'replaceChild',
  'removeChild',
  'replaceWith',
  'remove',
  'setAttribute',
  'toggleAttribute',
  'removeAttribute',
] as const;
const PROPERTIES = ['innerHTML', 'outerHTML', 'textContent', 'innerText', 'className', 'hidden'];
/** What components put into the page for everybody: what is read aloud, and toasts. */
const EVERYBODYS = '[data-announcements], [data-toasts]';

/** A dialog of a release with a React of its own stands here too, and goes with its view. */
function isDrawn(node: unknown): boolean {
  if (!(node instanceof Element)) return false;
  return node.matches(EVERYBODYS) || Object.keys(node).some((key) => key.startsWith('__react'));
}

function isHarmless(method: string, parameters: readonly unknown[]): boolean {
  // A dialog makes what lies behind it inert.
  if (ATTRIBUTES.includes(method)) return parameters[0] === 'inert';
  return parameters.some(isDrawn);
}

function descriptorOf(element: object, name: string): PropertyDescriptor | undefined {
  for (let holder: object | null = element; holder; holder = Reflect.getPrototypeOf(holder)) {
    const found = Object.getOwnPropertyDescriptor(holder, name);
    if (found) return found;
  }
  return undefined;
}

/** The styles of the place, of which only variables can be set: dialogs and toasts say their measures with them. */
function variablesOf(style: CSSStyleDeclaration, refuse: () => void): CSSStyleDeclaration {
  return new Proxy(style, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...parameters: unknown[]): unknown =>
        String(parameters[0]).startsWith('--') || name !== 'setProperty'
          ? Reflect.apply(member, target, parameters)
          : refuse();
    },
    set() {
      refuse();
      return true;
    },
  });
}

/**
 * Keeps an element of the shell (document, body, root) from being filled, emptied, hidden or restyled by the code of a
 * release, which draws in its own place only.
 */
export function keepPlace(place: HTMLElement, findOwner: FindOwner, refuse: Refuse): void {
  const told = (what: string) => `${place.id || place.localName}.${what}`;
  for (const method of METHODS) {
    const original: unknown = place[method];
    if (typeof original !== 'function') continue;
    Reflect.set(place, method, (...parameters: unknown[]): unknown => {
      const owner = findOwner(directCaller(new Error('caller')));
      if (!owner || isHarmless(method, parameters))
        return Reflect.apply(original, place, parameters);
      refuse(told(method), owner);
      return parameters[0];
    });
  }
  for (const name of PROPERTIES) {
    const given = descriptorOf(place, name);
    if (!given?.get || !given.set) continue;
    const { get, set } = given;
    Object.defineProperty(place, name, {
      configurable: true,
      get: () => get.call(place),
      set(next: unknown) {
        const owner = findOwner(directCaller(new Error('caller')));
        if (owner) refuse(told(name), owner);
        else set.call(place, next);
      },
    });
  }
  const { style } = place;
  Object.defineProperty(place, 'style', {
    configurable: true,
    get() {
      const owner = findOwner(directCaller(new Error('caller')));
      return owner ? variablesOf(style, () => refuse(told('style'), owner)) : style;
    },
    set(next: unknown) {
      const owner = findOwner(directCaller(new Error('caller')));
      if (owner) refuse(told('style'), owner);
      else style.cssText = String(next);
    },
  });
}
