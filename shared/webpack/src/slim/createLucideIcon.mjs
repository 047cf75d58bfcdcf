import { createElement } from 'react';

const namesItself = (prop) => prop.startsWith('aria-') || prop === 'role' || prop === 'title';

/**
 * Takes the place of lucide's component, which also serves other frameworks: the same drawing from
 * the same data, decorative unless it is named.
 *
 * @param {{ size: number, node: [string, object][] }} icon
 */
export default function createLucideIcon({ size: box, node }) {
  return function Icon({ size = 24, color = 'currentColor', className, ...rest }) {
    const attributes = {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: `0 0 ${box} ${box}`,
      fill: 'none',
      stroke: color,
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className: className ? `lucide ${className}` : 'lucide',
      'aria-hidden': Object.keys(rest).some(namesItself) ? undefined : 'true',
      ...rest,
    };
    return createElement('svg', attributes, ...node.map((part) => createElement(...part)));
  };
}
