import type { ProviderBranding } from '@portal/contract/providerBranding';
import { CANVAS } from '../canvas.ts';
import type { SkeletonShape } from './skeletonShape.ts';

/** The brand of a page without provider: the ink of the neutral theme. */
const NEUTRAL_BRAND = '#1e1a16';

/**
 * The order of the cascade layers, before any other style: sheets that are added later stand in
 * the head, before those of the page's body, and would order the layers by themselves.
 */
const LAYERS = '@layer skeleton,tokens,base,ui,app;';

/** A decision has its title instead of the logo, a dock instead of the bar, and a side column. */
const DECISION = [
  '@media (max-width:768px){.sk .sk-bar{left:0;right:0;bottom:0;height:78px;border-radius:24px 24px 0 0}.sk-top img{visibility:hidden;width:44px}.sk-top b{display:none}',
  '.sk-top:after{content:"";width:40%;height:18px;border-radius:8px;background:var(--sk)}}',
  '@media (min-width:1024px){.sk-rows{margin-right:376px}}',
];
const FIRST_CARD = '.sk-rows .sk-card:first-child{height:150px}';

/** What only one shape needs. */
const OF_SHAPE: Record<SkeletonShape, readonly string[]> = {
  home: [
    '@media (min-width:769px){.sk-cards{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(308px,1fr))}}',
  ],
  page: [FIRST_CARD],
  decision: [...DECISION, FIRST_CARD],
  steps: [
    ...DECISION,
    '.sk .sk-steps{margin:2px 0 51px}.sk .sk-steps i{height:8px}.sk .sk-b{width:60%;margin:0 0 64px}.sk-rows .sk-card{height:69px;margin-bottom:10px}',
  ],
  form: [
    '.sk .sk-top{height:100px;margin:0 -16px;padding:0 16px;border-radius:0 0 28px 28px;background:var(--sk-card);background:color-mix(in srgb,var(--brand) 8%,var(--sk-card))}',
    '.sk-fields{max-width:480px;margin:auto}.sk .sk-field{height:52px;border-radius:14px;margin-top:20px}.sk .sk-b{margin:24px 0 12px}',
    '@media (min-width:769px){.sk.sk-form{padding:0}.sk .sk-top{width:45.45%;height:100%;left:0;top:0;margin:0;padding:40px;box-sizing:border-box;align-items:flex-start;border-radius:0}.sk-fields{position:absolute;left:45.45%;right:0;top:18%;padding:0 32px}}',
  ],
};

/**
 * The few rules that the first paint needs before any style sheet has arrived: the brand colour
 * and, the same for all providers, the skeleton. Values repeat tokens (canvas, surface, line), which are not there yet.
 */
export function skeletonStyles(
  provider: ProviderBranding | null,
  shape: SkeletonShape,
): { beforeBrand: string; brand: string; rules: string } {
  const rules = [
    `html{background:${CANVAS.light};--sk:#e5e0da;--sk-card:#fff}`,
    `@media (prefers-color-scheme:dark){html{background:${CANVAS.dark};--sk:#35302c;--sk-card:#1d1a17}}`,
    'body{margin:0}',
    `.sk{position:fixed;inset:0;z-index:70;box-sizing:border-box;overflow:hidden;padding:0 16px;background:${CANVAS.light}}`,
    `@media (prefers-color-scheme:dark){.sk{background:${CANVAS.dark}}}`,
    '.sk-top{display:flex;align-items:center;height:60px;margin-top:env(safe-area-inset-top,0px)}',
    '.sk-top img{height:30px;max-width:60%}.sk-top b{font:600 1rem system-ui;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}',
    '@media (prefers-color-scheme:dark){.sk-top img{background:#fff;padding:5px 10px;border-radius:10px;box-sizing:border-box;height:38px}}',
    '.sk i{display:block;border-radius:8px;background:var(--sk)}',
    '.sk-a{width:40%;height:18px;margin-top:14px}.sk-b{width:88%;height:32px;margin:10px 0 24px}',
    '.sk-card{background:var(--sk-card);border-radius:20px;padding:16px;margin-bottom:12px;height:112px;box-sizing:border-box}',
    '.sk-card i{height:18px;width:58%}.sk-bars{display:flex;gap:4px;margin-top:48px}.sk .sk-bars i{flex:1;width:auto;height:4px}',
    '.sk .sk-bars i:first-child{background:var(--brand)}',
    '.sk-bar{position:absolute;left:max(10px,env(safe-area-inset-left,0px));right:max(10px,env(safe-area-inset-right,0px));bottom:calc(10px + env(safe-area-inset-bottom,0px));height:66px;border-radius:24px;background:var(--sk-card)}',
    '.sk p{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
    ...OF_SHAPE[shape],
    '@media (min-width:769px){.sk{padding:0 32px 0 280px}.sk-bar{left:0;right:auto;top:0;bottom:0;width:248px;height:auto;border-radius:0}',
    '.sk-top{position:absolute;z-index:1;left:24px;top:10px}.sk-bar~.sk-top+*{margin-top:84px}}',
    '@media (prefers-reduced-motion:no-preference){.sk-bars i:first-child{animation:sk 1.2s ease-in-out infinite alternate}@keyframes sk{to{opacity:.35}}}',
  ];
  return {
    beforeBrand: `${LAYERS}:root{--brand:`,
    brand: provider?.brand ?? NEUTRAL_BRAND,
    rules: `}@layer skeleton{${rules.join('')}}`,
  };
}
