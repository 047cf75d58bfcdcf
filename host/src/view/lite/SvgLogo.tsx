import { createElement, type ReactNode } from 'react';
import type { LogoNode } from './logoTree.ts';

function draw(node: LogoNode | string, key: number): ReactNode {
  if (typeof node === 'string') return node;
  return createElement(node.name, { ...node.attributes, key }, ...node.children.map(draw));
}

/** A logo as part of the page. */
export function SvgLogo({
  logo,
  name,
  className,
}: {
  logo: LogoNode;
  name: string;
  className?: string;
}) {
  const { width: _width, height: _height, ...attributes } = logo.attributes;
  return (
    <svg {...attributes} className={className} role="img" aria-label={name}>
      {logo.children.map(draw)}
    </svg>
  );
}
