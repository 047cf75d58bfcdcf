import { defineRemote } from '@portal/remote/defineRemote';

export const { bootstrap, mount, update, unmount } = defineRemote({
  name: 'mf-payment',
  pages: {
    payment: () => import(/* webpackChunkName: "page-payment" */ './pages/payment/PaymentPage.tsx'),
  },
});
