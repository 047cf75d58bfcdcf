import { takeOverDrawn } from '@portal/remote/takeOverDrawn';
import { toAttempt, type PaymentPage } from './toPaymentPage.ts';

function countedByThisDevice(page: PaymentPage | undefined): PaymentPage | undefined {
  return page && { ...page, attempt: page.attempt && toAttempt(page.attempt, Date.now()) };
}

/** Takes over what the edge has drawn of the page, whose clock counted the time that is left to accept. */
export const takePaymentOver: typeof takeOverDrawn = (element, options, props, queryClient) => {
  const isDrawn = element.dataset['drawn'] !== undefined;
  const root = takeOverDrawn(element, options, props, queryClient);
  if (isDrawn) queryClient.setQueriesData({ queryKey: ['payment'] }, countedByThisDevice);
  return root;
};
