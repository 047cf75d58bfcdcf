import { providerOf } from '../support/providers/provider.ts';
import { liteLinkOf } from '../support/people/liteLink.ts';
import { DEMO_CUSTOMER_PHONE } from '../support/people/demoCustomerPhone.ts';
import { logIn } from '../support/people/logIn.ts';
import { domains } from '../support/domains.ts';

export const START_NAMES = [
  'home',
  'payment',
  'lite',
  'lite-drawn',
  'welcome-drawn',
  'login',
] as const;
export type StartName = (typeof START_NAMES)[number];

/** One way to open the portal cold: nothing of it is on the machine. */
export interface Start {
  name: StartName;
  title: string;
  /** Path and query. */
  address: string;
  /** There when the page shows its own content. */
  content: string;
  /** Path of the page's own data; null for a page that has none. */
  ownData: RegExp | null;
  /** The federated side asks a drawing service. */
  isDrawn?: boolean;
  cookies: { name: string; value: string }[];
}

/** Answers given on an earlier visit, so that no question comes over the page. */
export const ANSWERED = [
  { name: 'acceptedNecessaryCookies', value: 'true' },
  { name: 'videoTutorial', value: 'true' },
  { name: 'readLocationRequest', value: 'false' },
];

/** Makes a work that waits for its payment and has a lite link, and logs its customer in. */
export async function prepareStarts(): Promise<Start[]> {
  const domain = domains.workshop;
  const provider = providerOf(domain);
  const work = await provider.openWork({
    customer: { phone: DEMO_CUSTOMER_PHONE },
    symptoms: [{ name: 'Revisão' }],
  });
  await provider.moveTo(work, 4);
  await provider.askPayment(work, 120);
  const link = await liteLinkOf(domain, work);
  const session = [
    { name: 'sessionToken', value: await logIn(domain, DEMO_CUSTOMER_PHONE) },
    ...ANSWERED,
  ];
  return [
    {
      name: 'home',
      title: 'The home of a logged-in customer',
      address: '/client/services',
      content: 'main a[href*="/service-details/"]',
      ownData: /\/api\/main\/services\//,
      cookies: session,
    },
    {
      name: 'payment',
      title: 'A payment link, logged in',
      address: `/client/payment/${work}`,
      content: 'main input[type="radio"]',
      ownData: /\/api\/main\/payment\//,
      cookies: session,
    },
    {
      name: 'lite',
      title: 'A lite link, without login',
      // From the front-office, so that the four seconds of the welcome do not hide what is measured (LITE-17).
      address: `${link.path}&fo=1`,
      content: '[data-remote="mf-services"] section[aria-label]',
      ownData: /\/api\/main\/showcase\/work\//,
      cookies: ANSWERED,
    },
    {
      name: 'lite-drawn',
      title: 'The same link, drawn for its visitor by the drawing service',
      address: `${link.path}&fo=1`,
      content: '[data-remote="mf-services"] section[aria-label]',
      ownData: /\/api\/main\/showcase\/work\//,
      isDrawn: true,
      cookies: ANSWERED,
    },
    {
      name: 'welcome-drawn',
      title: 'The welcome of that link, drawn by the drawing service',
      // Its four seconds count from when it is seen.
      address: link.path,
      content: '#root main p[role="status"]',
      ownData: null,
      isDrawn: true,
      cookies: ANSWERED,
    },
    {
      name: 'login',
      title: 'The login, which is drawn in its document',
      address: '/client/login',
      content: '[data-remote="mf-profile"] input[name="password"]',
      ownData: null,
      cookies: ANSWERED,
    },
  ];
}
