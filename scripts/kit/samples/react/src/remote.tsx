import { defineRemote } from '@portal/remote-react';

export const { bootstrap, mount, update, unmount } = defineRemote({
  name: 'mf-points',
  pages: {
    points: () => import(/* webpackChunkName: "page-points" */ './PointsPage.tsx'),
  },
});
