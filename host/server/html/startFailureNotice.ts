import { inlineHash } from '@portal/storage/inlineHash';
import { DRAWN, SAYS_SLOW } from '../../src/address/drawn/drawnPlaces.ts';
import { HOST_FALLBACK, HOST_TICKET } from '../../src/address/hostTicket.ts';
import { texts } from '../texts.ts';
import { startReport } from './startReport.ts';

const ID = 'boot-failed';
const SLOW_ID = 'boot-slow';

/** How long a start may show nothing but the skeleton before it is said, in milliseconds, as the later steps do. */
const SLOW_MS = 4000;
/** After how long it counts as failed, in milliseconds. */
const LATE_MS = 20_000;

/** Within this time a start is not tried again by itself, in milliseconds. */
const RETRY_MS = 60_000;

/** How long a start that threw may still show something, in milliseconds: not every error is its end. */
const THREW_MS = 1500;

/**
 * `x` tells mgmt that the shell did not start, once for each page view and with the ticket of this build: its canaries
 * are judged by it. `y` leaves for the build to fall back to, where the edge has another one: the cookie asks for it at
 * the same address, and a browser that keeps no cookies would come back for ever.
 */
const leaving =
  `h=()=>document.querySelector('meta[name="${HOST_TICKET.meta}"]'),k=0,` +
  `x=(c)=>{let m=h(),d=m?.dataset,i=m?.content;if(k++||!i)return;` +
  `fetch("/api/mgmt/telemetry",{method:"POST",keepalive:true,credentials:"omit",headers:{"content-type":"application/json"},` +
  `body:JSON.stringify({shell:d.version,loads:[],host:{version:d.version,ticket:i,outcome:c,` +
  `milliseconds:Math.min(6e5,Math.round(performance.now())),degraded:"degraded" in d}})}).catch(()=>{})},` +
  `w=()=>{let d=h()?.dataset;if(d?.fallback===undefined)return false;let c="${HOST_FALLBACK.cookie}="+d.version;` +
  `document.cookie=c+";path=/;max-age=${HOST_FALLBACK.age};samesite=lax";return document.cookie.includes(c)},` +
  `y=()=>{x("SHELL-START");if(w())location.reload();else n()},`;

/**
 * Tells when host files do not arrive, were refused for their integrity, throw, or hang: nothing else of
 * the page could say so, to the customer or to the service's log. A refused file of the portal is
 * asked for again past the cache, which keeps files for a year; one of the shell then starts the page
 * once more, and only when that was in vain the last known good build is asked for, or it is said; whoever presses the
 * retry gets both once more. A preload that WebKit refuses was never wrong. A style sheet that failed is marked, because
 * WebKit runs the shell while others are still on their way.
 */
const script =
  `{let e=(i)=>document.getElementById(i),q=()=>{let o=e("root");return o?.firstChild&&o.dataset.${DRAWN}===undefined},f=()=>e("${ID}"),s=()=>e("${SLOW_ID}"),b=0,` +
  `t=(m)=>{${startReport}},` +
  `n=()=>{s().hidden=true;f().hidden=false;delete f().dataset.late},` +
  leaving +
  `z=(m,u)=>{(u||"").includes(location.origin+"/assets/host/")&&!q()&&setTimeout(()=>{` +
  `if(!q()&&!b++){t(m);y()}},${THREW_MS})},` +
  `r=()=>{try{let k="portalStart",w=+sessionStorage[k]>Date.now()-${RETRY_MS};if(!w)sessionStorage[k]=Date.now();return !w}catch{return false}};` +
  `addEventListener("unhandledrejection",(v)=>z(String(v.reason?.message),v.reason?.stack));` +
  `addEventListener("error",(v)=>{if(v.filename!==undefined)return z(v.message,v.filename);let g=v.target,u=g.src||g.href||"";` +
  `if(g.rel=="stylesheet")g.dataset.failed="";` +
  `if(/preload/.test(g.rel)||!g.integrity||!u.startsWith(location.origin+"/"))return;let a=fetch(u,{cache:"reload"});` +
  `if(g.dataset.shell===undefined)return void a.catch(()=>{});if(b++)return void a.catch(()=>{});` +
  `t(u);if(r())a.then(()=>location.reload(),n);else a.then(y,n)},true);` +
  `addEventListener("click",(v)=>{try{if(v.target.closest(".sk-fail a")){sessionStorage.removeItem("portalStart");k&&w()}}catch{}});` +
  `setTimeout(()=>{if(f().hidden&&!q()){s().hidden=false;t("slow")}},${SLOW_MS});` +
  `setTimeout(()=>{if(!f().hidden)return;s().hidden=true;f().dataset.late="";f().hidden=false;` +
  `if((e("boot-skeleton")||e("root")?.firstChild)&&!q()){t("late");x("SHELL-START-TIMEOUT")}},${LATE_MS})}`;

/** Hash of the inline script, for the content security policy. */
export const startFailureHash = inlineHash(script);

/** Stands before everything that it watches. */
export const startFailureScript = `<script>${script}</script>`;

/** What it shows, after the skeleton; a late start takes it away again with the skeleton. */
export const startFailureNotice =
  `<div id="${SLOW_ID}" class="sk-fail" role="status" data-late hidden><strong>${texts.startSlowTitle}</strong> ` +
  `${texts.startSlowBody} <a href="">${texts.startFailedRetry}</a></div>` +
  `<div id="${ID}" class="sk-fail" role="alert" hidden><strong>${texts.startFailedTitle}</strong> ` +
  `${texts.startFailedBody} <a href="">${texts.startFailedRetry}</a></div>`;

/** Its style, which must be there before any style sheet: the inverse of the canvas in both themes. */
export const startFailureStyles =
  `.sk-fail{position:fixed;z-index:71;left:16px;right:16px;bottom:92px;max-width:520px;margin:auto;padding:16px;` +
  `border-radius:16px;background:#1e1a16;color:#fff;font:16px/1.5 system-ui,sans-serif}` +
  `.sk-fail[hidden],.sk-fail[data-late]{display:none}.sk~.sk-fail[data-late]:not([hidden]){display:block}` +
  `.sk-fail[data-late]:not([hidden]):has(~#root[data-${DRAWN}]){display:block}` +
  `.sk-fail[data-late]:has(~.${SAYS_SLOW}){display:none!important}` +
  `.sk-fail[data-late]:has(~#root:not(:empty,[data-${DRAWN}])){display:none!important}` +
  `.sk-fail a{display:block;padding:12px 0;color:#fff;font-weight:600}` +
  `@media (prefers-color-scheme:dark){.sk-fail{background:#f7f5f2;color:#1e1a16}.sk-fail a{color:#1e1a16}}`;
