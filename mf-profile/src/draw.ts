import { drawPages } from '@portal/remote/drawPages';
import LoginPage from './pages/login/LoginPage.tsx';
import RegisterPage from './pages/register/RegisterPage.tsx';

/** The pages that visitors see first, drawn when a release is built. */
export const draw = drawPages({ login: LoginPage, register: RegisterPage });
