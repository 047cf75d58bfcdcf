export const LOGIN_PATH = '/login';
export const REGISTRATION_PATH = '/registo';
