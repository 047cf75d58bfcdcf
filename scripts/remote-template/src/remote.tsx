import { defineRemote } from '@portal/remote/defineRemote';

export const { bootstrap, mount, update, unmount } = defineRemote({
  name: 'mf-new-comer',
  pages: {
    'new-comer': () =>
      import(/* webpackChunkName: "page-new-comer" */ './pages/new-comer/NewComerPage.tsx'),
  },
});
