import { createBillingApi } from '@portal/api/payment/createBillingApi';
import { createClientDataApi } from '@portal/api/account/client';
import { createPaymentsApi } from '@portal/api/payment/createPaymentsApi';
import { drawForVisit } from '@portal/remote/drawForVisit';
import { portalHttp } from '@portal/remote/useApi';
import { billingsQuery } from './pages/payment/billing/billingsQuery.ts';
import { clientQuery } from './pages/payment/billing/clientQuery.ts';
import { paymentQuery } from './pages/payment/paymentQuery.ts';
import PaymentPage from './pages/payment/PaymentPage.tsx';

/** The page that the drawing service draws for the customer who opens it. */
export const program = drawForVisit(
  { payment: PaymentPage },
  {
    payment: (portal, { id = '' }) => {
      const main = portalHttp(portal);
      return [
        paymentQuery(createPaymentsApi(main), id),
        clientQuery(createClientDataApi(main)),
        billingsQuery(createBillingApi(main)),
      ];
    },
  },
);
