import { createHash } from 'node:crypto';
import { texts } from '../texts.ts';

const ID = 'boot-failed';

/** How long a start may show nothing but the skeleton before it is said, in milliseconds. */
const LATE_MS = 20_000;

/**
 * Tells when host files do not arrive, were refused for their integrity, or hang: nothing else of
 * the page could say so. A refused file of the portal is asked for anew past the cache, which keeps
 * files for a year, so that the next try gets what is served then.
 */
const script =
  `{let f=()=>document.getElementById("${ID}");addEventListener("error",(e)=>{let t=e.target,u=t.src||t.href||"";` +
  `if(!t.integrity||!u.startsWith(location.origin+"/"))return;fetch(u,{cache:"reload"}).catch(()=>{});` +
  `if(t.dataset.shell!==undefined){f().hidden=false;delete f().dataset.late}},true);` +
  `setTimeout(()=>{if(!f().hidden)return;f().dataset.late="";f().hidden=false},${LATE_MS})}`;

/** Hash of the inline script, for the content security policy. */
export const startFailureHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Stands before everything that it watches. */
export const startFailureScript = `<script>${script}</script>`;

/** What it shows, after the skeleton; a late start takes it away again with the skeleton. */
export const startFailureNotice =
  `<div id="${ID}" class="sk-fail" role="alert" hidden><strong>${texts.startFailedTitle}</strong> ` +
  `${texts.startFailedBody} <a href="">${texts.startFailedRetry}</a></div>`;

/** Its style, which must be there before any style sheet: the inverse of the canvas in both themes. */
export const startFailureStyles =
  `.sk-fail{position:fixed;z-index:71;left:16px;right:16px;bottom:92px;max-width:520px;margin:auto;padding:16px;` +
  `border-radius:16px;background:#1e1a16;color:#fff;font:16px/1.5 system-ui,sans-serif}` +
  `.sk-fail[hidden],.sk-fail[data-late]{display:none}.sk~.sk-fail[data-late]{display:block}` +
  `.sk-fail a{display:block;padding:12px 0;color:#fff;font-weight:600}` +
  `@media (prefers-color-scheme:dark){.sk-fail{background:#f7f5f2;color:#1e1a16}.sk-fail a{color:#1e1a16}}`;
