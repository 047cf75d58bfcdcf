import { defineRemote } from '@portal/remote/defineRemote';

export const { bootstrap, mount, update, unmount } = defineRemote({
  name: 'mf-newcomer',
  pages: {
    newcomer: () =>
      import(/* webpackChunkName: "page-newcomer" */ './pages/newcomer/NewcomerPage.tsx'),
  },
});
