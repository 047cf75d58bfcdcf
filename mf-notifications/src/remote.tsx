import { defineRemote } from '@portal/remote/defineRemote';

export const { bootstrap, mount, update, unmount } = defineRemote({
  name: 'mf-notifications',
  pages: {},
  panels: {
    notifications: () =>
      import(
        /* webpackChunkName: "panel-notifications" */ './panels/notifications/NotificationsPanel.tsx'
      ),
  },
});
