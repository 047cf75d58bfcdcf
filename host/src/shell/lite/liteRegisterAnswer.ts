/** What somebody on a lite visit answers to the offer to register or log in; null leaves it (LITE-31). */
export type LiteRegisterAnswer = 'register' | 'login' | 'account' | null;
