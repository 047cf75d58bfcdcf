import { providerOf } from '../../support/providers/provider.ts';
import { liteLinkOf } from '../../support/people/liteLink.ts';
import { DEMO_CUSTOMER_PHONE } from '../../support/people/demoCustomerPhone.ts';
import { logIn } from '../../support/people/logIn.ts';
import { domains } from '../../support/domains.ts';
import { ANSWERED, type Press, type Start, type StartName } from './starts.ts';

const SECOND_TAB: Press = {
  on: 'main [role="tab"]:nth-child(2)',
  done: 'main [role="tab"]:nth-child(2)[aria-selected="true"]',
};

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
  const home: Start = {
    name: 'home',
    title: 'The home of a logged-in customer',
    address: '/client/services',
    content: 'main a[href*="/service-details/"]',
    ownData: /\/api\/main\/services\//,
    press: SECOND_TAB,
    cookies: session,
  };
  const payment: Start = {
    name: 'payment',
    title: 'A payment link, logged in',
    address: `/client/payment/${work}`,
    content: 'main input[type="radio"]',
    ownData: /\/api\/main\/payment\//,
    press: { on: 'main input[type="radio"][value="MBWAY"]', done: 'main input[type="tel"]' },
    cookies: session,
  };
  const details: Start = {
    name: 'details',
    title: 'The details of a work, logged in',
    address: `/client/service-details/${work}?s=I&t=0`,
    content: '[data-remote="mf-services"] section[aria-label]',
    ownData: /\/api\/main\/services?\//,
    press: SECOND_TAB,
    cookies: session,
  };
  const booking: Start = {
    name: 'booking',
    title: 'The first step of a booking, logged in',
    address: '/client/schedule',
    content: 'main input[type="checkbox"]',
    ownData: /\/api\/main\/schedule\//,
    press: { on: 'main input[type="checkbox"]', done: 'main textarea' },
    cookies: session,
  };
  const lite: Start = {
    name: 'lite',
    title: 'A lite link, without login',
    // From the front-office, so that the four seconds of the welcome do not hide what is measured (LITE-17).
    address: `${link.path}&fo=1`,
    content: '[data-remote="mf-services"] section[aria-label]',
    ownData: /\/api\/main\/showcase\/work\//,
    press: { on: 'button:has-text("Cookies")', done: 'dialog[open], [role="dialog"]' },
    cookies: ANSWERED,
  };
  return [
    ...[home, payment, lite, details, booking],
    drawnOf(home, 'home-drawn'),
    drawnOf(payment, 'payment-drawn'),
    drawnOf(details, 'details-drawn'),
    drawnOf(booking, 'booking-drawn'),
    drawnOf(lite, 'lite-drawn'),
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
      press: {
        on: '[data-remote="mf-profile"] form button[type="submit"]',
        done: '[data-remote="mf-profile"] [aria-invalid="true"]',
      },
      cookies: ANSWERED,
    },
  ];
}

/** The same page, drawn for its visitor. */
const drawnOf = (start: Start, name: StartName): Start => ({
  ...start,
  name,
  title: `${start.title}: drawn by the drawing service`,
  isDrawn: true,
});
