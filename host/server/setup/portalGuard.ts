import { COOKIE_NAMES } from '@portal/contract/cookies';
import { BASE } from '../../src/address/appPath.ts';
import { texts } from '../texts.ts';

/** What the example customer's browser would have kept: a session, and answers to what the portal asks by itself. */
const cookies: readonly (readonly [string, string])[] = [
  [COOKIE_NAMES.sessionToken, 'example'],
  [COOKIE_NAMES.acceptedNecessary, 'true'],
  [COOKIE_NAMES.videoTutorial, 'true'],
  [COOKIE_NAMES.readLocationRequest, 'false'],
];

/** Where the portal begins. */
export const FIRST_PATH = '/services';

/**
 * The first script of the portal that an owner sees beside the steps (SET-11). It puts stand-ins in the place of what
 * the browser keeps, so that the owner's own visits as a customer are neither read nor changed; sends calls where they are
 * answered with the draft; and answers everything that would change something itself. What it does not catch the content
 * security policy refuses.
 * @param answers beginning of the address where calls are answered, up to the path
 */
export function portalGuard(answers: string): string {
  const given = JSON.stringify({
    ...{ answers, cookies, start: BASE + FIRST_PATH },
    refusal: JSON.stringify({ message: texts.ownPortal.nothingHappens }),
  }).replaceAll('<', '\\u003c');
  return (
    `{const given=${given},kept=new Map(given.cookies),send=window.fetch.bind(window);` +
    `history.replaceState(null,"",given.start);` +
    `Object.defineProperty(document,"cookie",{get:()=>[...kept].map((pair)=>pair.join("=")).join("; "),` +
    `set:(text)=>{const[pair]=text.split(";"),at=pair.indexOf("="),name=pair.slice(0,at);` +
    `/max-age=0/i.test(text)?kept.delete(name):kept.set(name,pair.slice(at+1))}});` +
    `for(const name of["localStorage","sessionStorage"]){const values=new Map();` +
    `Object.defineProperty(window,name,{value:{get length(){return values.size},` +
    `key:(index)=>[...values.keys()][index]??null,getItem:(key)=>values.get(key)??null,` +
    `setItem:(key,value)=>void values.set(key,String(value)),removeItem:(key)=>void values.delete(key),` +
    `clear:()=>values.clear()}})}` +
    `navigator.sendBeacon=()=>true;` +
    `window.fetch=(input,init)=>{const request=new Request(input,init),{pathname,search}=new URL(request.url);` +
    `if(!pathname.startsWith("/api/"))return send(input,init);` +
    // Nothing happens there to be told of.
    `if(pathname==="/api/main/live")return new Promise(()=>{});` +
    `if(request.method!=="GET")return Promise.resolve(new Response(given.refusal,` +
    `{status:403,headers:{"content-type":"application/json"}}));` +
    `return send(given.answers+encodeURIComponent(pathname.slice(4)+search),{cache:"no-store",signal:request.signal})}}`
  );
}
