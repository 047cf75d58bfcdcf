import { CANVAS } from '../html/canvas.ts';

/**
 * What the legal pages need beside the host's own style sheet, whose tokens and base they stand on. Without it, for a
 * while or for ever, they are still a page with headings, lists and links.
 */
const RULES = [
  '.lg-top{display:flex;align-items:center;gap:8px;min-height:60px;padding:calc(8px + var(--safe-t)) var(--gutter) 8px}',
  '.lg-back{display:grid;place-items:center;width:44px;height:44px;margin-left:-12px;border-radius:14px}',
  '.lg-back:hover{background:var(--surface-2)}',
  '.lg-logo{display:inline-grid;align-items:center;height:44px;min-width:0}',
  '.lg-logo img{height:var(--if-light,30px) var(--if-dark,38px);width:auto;max-width:100%;object-fit:contain;object-position:left center;padding:var(--if-light,0) var(--if-dark,5px 10px);border-radius:var(--if-light,0) var(--if-dark,10px);background:var(--if-light,none) var(--if-dark,#fff)}',
  '.lg-skip{position:fixed;top:calc(8px + var(--safe-t));left:8px;z-index:9;padding:12px 16px;border-radius:14px;background:var(--select);color:var(--on-select)}',
  '.lg-skip:not(:focus){width:1px;height:1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
  '.lg-main{display:grid;grid-template-columns:minmax(0,1fr);gap:20px;padding:10px var(--gutter) 0}',
  '.lg-heading{display:grid;gap:6px}',
  '.lg-kicker{display:block;color:var(--ink-3);font-size:var(--fs-15);font-weight:var(--fw-medium);letter-spacing:0;line-height:1.5}',
  '.lg-heading h1{font-size:clamp(1.5rem,6.4vw + .1rem,1.75rem);font-weight:var(--fw-display);line-height:1.15;letter-spacing:var(--ls-display);text-wrap:balance}',
  '.lg-heading p,.lg-lead{color:var(--ink-2)}',
  '.lg-lead{font-size:var(--fs-15)}',
  '.lg-columns,.lg-side{display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-content:start}',
  '.lg-card{display:grid;grid-template-columns:minmax(0,1fr);gap:8px;padding:16px;border-radius:var(--r-4);background:var(--surface);box-shadow:var(--edge),var(--shadow-1)}',
  '.lg-card h2{font-size:var(--fs-18);font-weight:var(--fw-strong);line-height:1.3;letter-spacing:var(--ls-title)}',
  '.lg-facts>div{display:grid;grid-template-columns:minmax(7rem,3fr) minmax(0,7fr);gap:2px 16px;padding:12px 0}',
  '.lg-facts>div+div,.lg-list>li+li{border-top:1px solid var(--line)}',
  '.lg-facts>div:last-child{padding-bottom:0}',
  '.lg-facts dt{color:var(--ink-3)}.lg-facts dd{font-weight:var(--fw-medium)}',
  '.lg-list>li{display:flex;align-items:center;gap:14px;min-height:64px;padding:8px 0}',
  '.lg-list>li:last-child{padding-bottom:0}',
  '.lg-well{display:grid;place-items:center;flex:none;width:44px;height:44px;border-radius:12px;background:var(--surface-2);color:var(--ink-2)}',
  '.lg-words{display:grid;flex:1;min-width:0}',
  '.lg-sub{color:var(--ink-3);font-size:var(--fs-13);line-height:1.4;overflow-wrap:anywhere}',
  '.lg-link{color:var(--brand-text);font-weight:var(--fw-medium);text-decoration-thickness:1.5px;text-underline-offset:.22em;text-decoration-color:color-mix(in oklab,currentColor 40%,transparent);overflow-wrap:anywhere}',
  '.lg-link:hover{text-decoration-color:currentColor}',
  '.lg-list .lg-link{position:relative;display:inline-flex;align-items:center;justify-self:start;min-height:44px;min-width:44px;line-height:1.35}.lg-list .lg-link+.lg-sub{margin-top:-8px}',
  '.lg-row{display:flex;align-items:center;gap:14px;width:100%;min-height:44px;text-decoration:none}',
  '.lg-row>svg{color:var(--ink-2)}.lg-row>svg:last-child{color:var(--ink-3)}',
  '.lg-row .lg-words>span:first-child{font-weight:var(--fw-medium);line-height:1.35}',
  '.lg-row:hover .lg-words>span:first-child{text-decoration:underline;text-underline-offset:.22em}',
  '.lg-rating{display:flex;flex-wrap:wrap;align-items:center;gap:6px 14px}.lg-average{font-size:var(--fs-38);font-weight:var(--fw-display);line-height:1.1;font-variant-numeric:tabular-nums}',
  '.lg-stars{display:flex;gap:2px;color:var(--star-rest)}.lg-stars .lg-on{color:var(--star)}.lg-stars .lg-on svg{fill:currentColor}',
  '.lg-narrow{display:grid;grid-template-columns:minmax(0,1fr);gap:20px;width:100%;max-width:36rem;margin-inline:auto}',
  '.lg-steps{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:5px;font-size:var(--fs-13);color:var(--ink-3)}',
  `.lg-steps li:before{content:'';display:block;height:8px;margin-bottom:8px;background:linear-gradient(var(--bar-rest),var(--bar-rest)) center/100% 3px no-repeat}`,
  '.lg-steps li[aria-current]:before,.lg-steps li[data-done]:before{background:var(--brand-mark);border-radius:3px}',
  '.lg-steps li:first-child:before{border-radius:99px 3px 3px 99px}.lg-steps li:last-child[aria-current]:before{border-radius:3px 99px 99px 3px}',
  '.lg-steps [aria-current]{color:var(--ink);font-weight:var(--fw-strong)}',
  '.lg-strong{font-weight:var(--fw-strong);overflow-wrap:anywhere}',
  '.lg-form{display:grid;grid-template-columns:minmax(0,1fr);gap:16px}',
  '.lg-field{display:grid;grid-template-columns:minmax(0,1fr);gap:6px}',
  '.lg-field label{font-size:var(--fs-15);font-weight:var(--fw-medium)}',
  '.lg-input{width:100%;min-height:52px;padding:12px 14px;border:1.5px solid var(--line-strong);border-radius:var(--r-3);background:var(--surface);color:var(--ink);font-size:var(--fs-16);line-height:1.5;resize:vertical}',
  '.lg-input:focus-visible{outline:3px solid var(--focus);outline-offset:-1px;border-color:transparent;border-radius:var(--r-3)}',
  '.lg-input[aria-invalid]{border-color:var(--danger-mark);box-shadow:inset 0 0 0 .5px var(--danger-mark)}',
  '.lg-error{color:var(--danger-text);font-size:var(--fs-13);font-weight:var(--fw-medium)}',
  '.lg-notice{padding:14px 16px;border-radius:var(--r-3);background:var(--danger-soft);color:var(--danger-text);font-weight:var(--fw-medium)}',
  '.lg-button{display:flex;align-items:center;justify-content:center;width:100%;min-height:52px;padding:12px 20px;border-radius:var(--r-3);background:var(--brand-solid);color:var(--on-brand);box-shadow:inset 0 0 0 1.5px var(--brand-edge);font-weight:var(--fw-strong);line-height:1.25;text-align:center;text-decoration:none}',
  '.lg-button:hover{background:var(--brand-solid-hover)}.lg-button:focus-visible{border-radius:var(--r-3)}',
  '.lg-plain,.lg-plain:hover{background:none;color:var(--brand-text);box-shadow:none}.lg-plain:hover{background:var(--brand-soft)}',
  '.lg-done{display:grid;place-items:center;width:52px;height:52px;border-radius:50%;background:var(--success-soft);color:var(--success-text)}',
  '.lg-card h2.lg-receipt{font-size:var(--fs-22)}',
  '.lg-foot{display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:center;padding:32px var(--gutter) calc(24px + var(--safe-b))}',
  '.lg-foot a{display:inline-flex;align-items:center;min-height:44px;font-size:var(--fs-15)}',
  '@media (min-width:769px){.lg-top,.lg-main,.lg-foot{max-width:calc(62rem + 64px);margin-inline:auto;padding-inline:32px}.lg-top{padding-block:14px}.lg-heading h1{font-size:2rem}.lg-card{padding:20px}}',
  '@media (min-width:900px){.lg-columns{grid-template-columns:minmax(0,1fr) 22rem;gap:20px}}',
  '@media (max-width:340px){.lg-facts>div{grid-template-columns:minmax(0,1fr)}}',
  '@media (forced-colors:active){.lg-card,.lg-button{border:1px solid}}',
];

/** The inline style of a legal page in a provider's colour. */
export function legalStyles(brand: string): string {
  const canvas =
    `html{background:${CANVAS.light}}` +
    `@media (prefers-color-scheme:dark){html{background:${CANVAS.dark}}}`;
  return `@layer tokens,base,ui,app;:root{--brand:${brand}}@layer app{${canvas}${RULES.join('')}}`;
}
