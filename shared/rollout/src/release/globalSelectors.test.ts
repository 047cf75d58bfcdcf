import { expect, test } from 'vitest';
import { globalSelectors } from './globalSelectors.ts';

test.each([
  ':root{--ink:red}',
  'body{margin:0}',
  'header a{color:red}',
  '.button{color:red}',
  '*{letter-spacing:9px}',
  '[data-theme=dark]{color:red}',
  'main:not(.card-x3Fa1_){color:red}',
  '@layer ui{@media (width>600px){body{margin:0}}}',
  '@layer a,b;html{color:red}',
  '.card-x3Fa1_{color:red}h1{color:red}',
  '.card-x3Fa1_,header{color:red}',
  '@keyframes spin-x3Fa1_{to{rotate:1turn}}nav{color:red}',
])('finds what reaches beyond the remote: %s', (css) => {
  expect(globalSelectors(css)).toHaveLength(1);
});

test.each([
  '.card-x3Fa1_{color:red}',
  '.card-x3Fa1_ h1,.list-Ab\\+12_>li:first-child{color:red}',
  ':root[data-theme=dark] .card-x3Fa1_{color:red}',
  '@layer ui{.card-x3Fa1_{&:hover{color:red}}}',
  '.card-x3Fa1_{h1{color:red}body &{color:red}}',
  '@keyframes spin-x3Fa1_{from{rotate:0}to{rotate:1turn}}',
  '@font-face{font-family:x;src:url("a,b{c.woff2")}',
  '/* body{} */.bar-QwErTy:is(header,nav){content:"body{"}',
  '',
])('lets pass what is bound to a class of its own: %s', (css) => {
  expect(globalSelectors(css)).toEqual([]);
});
