/** What somebody on a lite visit answers to the offer to register, log in or get a code; null leaves it (LITE-31, BUD-33). */
export type LiteRegisterAnswer = 'register' | 'login' | 'account' | 'code' | null;
