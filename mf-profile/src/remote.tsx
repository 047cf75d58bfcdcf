import { defineRemote } from '@portal/remote/defineRemote';
import { takeOverDrawn } from '@portal/remote/takeOverDrawn';

export const { bootstrap, mount, update, unmount } = defineRemote({
  name: 'mf-profile',
  startRoot: takeOverDrawn,
  pages: {
    login: () => import(/* webpackChunkName: "page-login" */ './pages/login/LoginPage.tsx'),
    register: () =>
      import(/* webpackChunkName: "page-register" */ './pages/register/RegisterPage.tsx'),
    'confirm-email': () =>
      import(
        /* webpackChunkName: "page-confirm-email" */ './pages/confirm-email/ConfirmEmailPage.tsx'
      ),
    'not-me': () => import(/* webpackChunkName: "page-not-me" */ './pages/not-me/NotMePage.tsx'),
    profile: () => import(/* webpackChunkName: "page-profile" */ './pages/profile/ProfilePage.tsx'),
    // The same page under another address, in the same file.
    'client-data': () =>
      import(/* webpackChunkName: "page-client-data" */ './pages/profile/ProfilePage.tsx'),
    password: () =>
      import(/* webpackChunkName: "page-password" */ './pages/password/PasswordPage.tsx'),
    devices: () => import(/* webpackChunkName: "page-devices" */ './pages/devices/DevicesPage.tsx'),
    'passkey-offer': () =>
      import(
        /* webpackChunkName: "page-passkey-offer" */ './pages/passkey-offer/PasskeyOfferPage.tsx'
      ),
    export: () => import(/* webpackChunkName: "page-export" */ './pages/export/ExportPage.tsx'),
    statement: () =>
      import(/* webpackChunkName: "page-statement" */ './pages/statement/StatementPage.tsx'),
    feedback: () =>
      import(/* webpackChunkName: "page-feedback" */ './pages/feedback/FeedbackPage.tsx'),
    support: () => import(/* webpackChunkName: "page-support" */ './pages/support/SupportPage.tsx'),
    'delete-help': () =>
      import(/* webpackChunkName: "page-delete-help" */ './pages/delete-help/DeleteHelpPage.tsx'),
  },
  panels: {
    profile: () =>
      import(/* webpackChunkName: "panel-profile" */ './panels/profile/ProfilePanel.tsx'),
  },
});
