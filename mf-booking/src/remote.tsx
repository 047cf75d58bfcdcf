import { defineRemote } from '@portal/remote/defineRemote';

export const { bootstrap, mount, update, unmount } = defineRemote({
  name: 'mf-booking',
  pages: {
    schedule: () =>
      import(/* webpackChunkName: "page-schedule" */ './pages/schedule/SchedulePage.tsx'),
    // The same wizard, which asks the session what a visitor may not do, in the same file.
    'schedule-lite': () =>
      import(/* webpackChunkName: "page-schedule-lite" */ './pages/schedule/SchedulePage.tsx'),
    'waiting-list': () =>
      import(
        /* webpackChunkName: "page-waiting-list" */ './pages/waiting-list/WaitingListPage.tsx'
      ),
    move: () => import(/* webpackChunkName: "page-move" */ './pages/move/MovePage.tsx'),
  },
});
