export const START_NAMES = [
  'home',
  'payment',
  'lite',
  'details',
  'booking',
  'lite-drawn',
  'welcome-drawn',
  'home-drawn',
  'payment-drawn',
  'details-drawn',
  'booking-drawn',
  'login',
] as const;
export type StartName = (typeof START_NAMES)[number];

/** A press on what is own content, and what stands there once it was done. */
export interface Press {
  on: string;
  done: string;
}

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
  /** What is pressed as soon as the content is there; absent where nothing can be. */
  press?: Press;
  cookies: { name: string; value: string }[];
}

/** Answers given on an earlier visit, so that no question comes over the page. */
export const ANSWERED = [
  { name: 'acceptedNecessaryCookies', value: 'true' },
  { name: 'videoTutorial', value: 'true' },
  { name: 'readLocationRequest', value: 'false' },
];
