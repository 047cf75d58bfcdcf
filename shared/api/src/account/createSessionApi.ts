import { messageSchema } from '../http/envelope.ts';
import type { Http } from '../http/http.ts';
import { clientInfoSchema, termsAcceptanceSchema } from './clientInfo.ts';

/** What the shell asks for the session on every start, apart from what only some pages ask (API-12, API-13, API-14). */
export function createSessionApi(main: Http) {
  return {
    info: () => main.send({ path: '/user/client/info', answer: clientInfoSchema }),
    acceptTerms: (termsAccepted: boolean, previousCompanyDomain: string | null) =>
      main.send({
        path: '/user/client/presignup',
        query: { terms_accepted: termsAccepted },
        headers: previousCompanyDomain ? { 'X-Prev-Company-Domain': previousCompanyDomain } : {},
        answer: termsAcceptanceSchema,
        codeIsError: false,
      }),
    logout: () => main.send({ method: 'POST', path: '/user/logout', answer: messageSchema }),
  };
}
