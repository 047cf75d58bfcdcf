import { defineRemote } from '@portal/remote/defineRemote';

const profilePage = () =>
  import(/* webpackChunkName: "page-profile" */ './pages/profile/ProfilePage.tsx');

export const { bootstrap, mount, update, unmount } = defineRemote({
  name: 'mf-profile',
  pages: {
    login: () => import(/* webpackChunkName: "page-login" */ './pages/login/LoginPage.tsx'),
    register: () =>
      import(/* webpackChunkName: "page-register" */ './pages/register/RegisterPage.tsx'),
    profile: profilePage,
    'client-data': profilePage,
    password: () =>
      import(/* webpackChunkName: "page-password" */ './pages/password/PasswordPage.tsx'),
  },
  panels: {
    profile: () =>
      import(/* webpackChunkName: "panel-profile" */ './panels/profile/ProfilePanel.tsx'),
  },
});
