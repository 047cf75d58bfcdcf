import type { IconNode } from 'lucide';
import { createElement, type ComponentProps, type ReactElement } from 'react';

/** A drawing that takes what every SVG element takes. */
export type IconComponent = (props: ComponentProps<'svg'>) => ReactElement;

const isNamed = (props: object) =>
  Object.keys(props).some((prop) => prop.startsWith('aria-') || prop === 'role');

/**
 * Makes the component of a Lucide drawing: decorative unless it is named; size and stroke come from the tokens --icon
 * and --icon-stroke. From the drawings themselves, because the components that Lucide makes of them carry what other
 * frameworks need. Each icon is a file of its own, so that only the part of a page that draws it ships it.
 */
export function createIcon(drawing: IconNode): IconComponent {
  return function Icon({ className, ...props }) {
    const attributes: ComponentProps<'svg'> = {
      xmlns: 'http://www.w3.org/2000/svg',
      width: 24,
      height: 24,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className: className ? `lucide ${className}` : 'lucide',
      'aria-hidden': isNamed(props) ? undefined : 'true',
      ...props,
    };
    const parts = drawing.map(([tag, part]) => createElement(tag, part));
    return createElement('svg', attributes, ...parts);
  };
}
