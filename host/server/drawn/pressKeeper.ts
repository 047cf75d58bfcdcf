import { inlineHash } from '@portal/storage/inlineHash';
import { BASE } from '../../src/address/appPath.ts';
import { DRAWN, PRESSED, VISIT } from '../../src/address/drawn/drawnPlaces.ts';

/**
 * Keeps the last press on a button of a drawn page, whose code is still on its way and does it then. Nothing is sent
 * meanwhile: a form without code would put a password into an address. Links lead on by themselves; those between lite
 * pages wait as well, because they take the key of the visit along.
 */
const script =
  `{let d=()=>{let r=document.getElementById("root");return r?.dataset.${DRAWN}!==undefined&&r};` +
  `addEventListener("click",(v)=>{let r=d(),b=r&&v.target.closest(r.dataset.${VISIT}===undefined?"button":'button,a[href^="${BASE}"]');if(!b||!r.contains(b))return;` +
  `v.preventDefault();v.stopImmediatePropagation();delete r.querySelector("[data-${PRESSED}]")?.dataset.${PRESSED};` +
  `b.dataset.${PRESSED}=""},true);` +
  `addEventListener("submit",(v)=>{d()&&v.preventDefault()},true)}`;

/** Hash of the inline script, for the content security policy. */
export const pressKeeperHash = inlineHash(script);

/** Stands before everything that can be pressed. */
export const pressKeeperScript = `<script>${script}</script>`;
