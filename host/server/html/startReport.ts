import { COOKIE_NAMES } from '@portal/contract/cookies';
import { APP_VERSION } from '../../src/address/appVersion.ts';
import {
  FINGERPRINT_LENGTH,
  REPORTED_PARAMETERS,
  TOKEN_PARAMETERS,
} from '../../src/address/reportedParameters.ts';

const named = (names: readonly string[]) => JSON.stringify(names);
const beginning = `slice(0,${FINGERPRINT_LENGTH})`;

/**
 * Source that tells the service's log the message `m` of a start that failed. It says of the page what every
 * report of the shell does (API-53, `host/src/shell/reporting/describePage.ts`), before there is any code of it.
 */
export const startReport =
  `try{let q=new URLSearchParams(location.search),k=new URLSearchParams,` +
  `c=(n)=>{let v=document.cookie.split("; ").find((l)=>l.startsWith(n+"="));return v?v.slice(n.length+1):null},` +
  `a=(n)=>c(n)?.${beginning}??null;` +
  `for(let n of ${named(REPORTED_PARAMETERS)}){let v=q.get(n);v===null||k.set(n,${named(TOKEN_PARAMETERS)}.includes(n)?v.${beginning}:v)}` +
  `navigator.sendBeacon("/api/main/log",new Blob([JSON.stringify({content:JSON.stringify({code:"SHELL-START",message:m,` +
  `milliseconds:Math.round(performance.now()),app:"${APP_VERSION}",native:document.documentElement.dataset.wrapper||null,` +
  `date:new Date().toLocaleString("sv-SE",{timeZone:"Europe/Lisbon"}),url:location.pathname+(""+k&&"?"+k),origin:location.origin,` +
  `user:c("${COOKIE_NAMES.userId}"),session:a("${COOKIE_NAMES.sessionToken}"),lite:a("${COOKIE_NAMES.liteToken}"),agent:navigator.userAgent})})],` +
  `{type:"application/json"}))}catch{}`;
