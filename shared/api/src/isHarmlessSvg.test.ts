import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isHarmlessSvg } from './isHarmlessSvg.ts';

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
  '<?xml version="1.0"?>\n<!-- logo -->\n<svg><a href="#x"/></svg>',
  '<svg><defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><rect fill="url(#a)"/></svg>',
  `<svg><style>.a { fill: red }</style><text class='a'>Lima &amp; Filhos</text></svg>`,
])('%s only draws', (svg) => {
  expect(isHarmlessSvg(svg)).toBe(true);
});

test.each([
  '<html/>',
  '<svg onload="x()"/>',
  '<svg><script>1</script></svg>',
  '<svg xmlns:s="http://www.w3.org/2000/svg"><s:script>1</s:script></svg>',
  '<svg><ScRiPt/></svg>',
  '<svg><foreignObject><p/></foreignObject></svg>',
  '<svg><image href="https://x"/></svg>',
  '<svg><use href="#a"/></svg>',
  '<svg><animate attributeName="href" to="x"/></svg>',
  '<svg><a href="javascript:x"/></svg>',
  '<svg><a xlink:href="data:text/html,x"/></svg>',
  '<svg><a href="&#106;avascript:x"/></svg>',
  '<svg><style>@import "x"</style></svg>',
  '<svg><style>a{background:\\75rl(http://x)}</style></svg>',
  '<svg style="fill:url(http://x)"/>',
  `<svg style="fill:url( 'http://x')"/>`,
  '<!DOCTYPE svg [<!ENTITY x "y">]><svg>&x;</svg>',
  '<svg><![CDATA[<script>]]></svg>',
  '<svg><path d="a>b"/></svg>',
  '<svg><path onclick=x() /></svg>',
  '<?xml-stylesheet href="x"?><svg/>',
  'text <svg/>',
])('%s is refused', (svg) => {
  expect(isHarmlessSvg(svg)).toBe(false);
});

test('the logos of the demo only draw', () => {
  const folder = fileURLToPath(new URL('../../../backend/demo/assets', import.meta.url));
  const logos = readdirSync(folder).filter((file) => /^logo-.*\.svg$/.test(file));
  expect(logos.length).toBeGreaterThan(3);
  const refused = logos.filter((file) => !isHarmlessSvg(readFileSync(`${folder}/${file}`, 'utf8')));
  expect(refused).toEqual([]);
});
