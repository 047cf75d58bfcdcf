// @vitest-environment happy-dom
import { isHarmlessSvg } from '@portal/api/isHarmlessSvg';
import { pictureSvg } from '@portal/api/pictureSvg';
import { svgElements } from '@portal/api/svgElements';
import { expect, test } from 'vitest';
import { logoTree } from './logoTree.ts';

test('keeps what is drawn and drops whatever could act or load [LITE-18]', () => {
  const logo =
    logoTree(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="alert(1)">
    <script>alert(1)</script><foreignObject><b>x</b></foreignObject>
    <a href="javascript:alert(1)"><path d="M0 0"/></a>
    <image href="https://elsewhere.example/x.png"/><use href="#a"/>
    <path d="M1 1" stroke-width="2" fill="url(#brand)" style="background:url(//x)" onclick="alert(1)"/>
    <rect fill="url(https://elsewhere.example/#a)"/></svg>`);
  expect(logo?.attributes).toEqual({ viewBox: '0 0 10 10' });
  const drawn = logo?.children.filter((child) => typeof child !== 'string');
  expect(drawn).toEqual([
    {
      name: 'path',
      attributes: { d: 'M1 1', strokeWidth: '2', fill: 'url(#brand)' },
      children: [],
    },
    { name: 'rect', attributes: {}, children: [] },
  ]);
});

test('what is no SVG is no logo', () => {
  expect(logoTree('<html><body>Not found</body></html>')).toBeNull();
});

test('a picture that the logo contains is drawn, and one from elsewhere is not asked for', () => {
  const picture = pictureSvg({
    ...{ type: 'image/jpeg', width: 512, height: 128 },
    base64: '/9j/4AAQ',
  });
  expect(logoTree(picture)?.children).toEqual([
    {
      name: 'image',
      attributes: { width: '512', height: '128', href: 'data:image/jpeg;base64,/9j/4AAQ' },
      children: [],
    },
  ]);
  for (const href of ['https://elsewhere.example/x.png', 'data:image/svg+xml;base64,/9j/4AAQ'])
    expect(logoTree(picture.replace(/data:[^"]+/, href))?.children).toEqual([]);
});

test('every element that draws is taken with a logo and drawn with it', () => {
  const written = svgElements.map((name) => `<${name} id="x"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${written}</svg>`;
  expect(isHarmlessSvg(svg)).toBe(true);
  expect(logoTree(svg)?.children).toEqual(
    svgElements.map((name) => ({ name, attributes: { id: 'x' }, children: [] })),
  );
});

test.each(['script', 'foreignObject', 'image', 'use', 'animate', 'set', 'iframe', 'filter'])(
  'an element that may do more than draw is neither taken nor drawn: %s',
  (name) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><${name} id="x"/></svg>`;
    expect(isHarmlessSvg(svg)).toBe(false);
    expect(logoTree(svg)?.children).toEqual([]);
  },
);
