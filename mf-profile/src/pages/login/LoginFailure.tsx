import { isEmail, normaliseEmail } from '@portal/domain/contact/isEmail';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { texts } from '../../access/texts.ts';
import { useResendConfirmation } from '../../access/useResendConfirmation.ts';

/** The login was refused (ERR-37). Whoever signed up may have missed the e-mail that confirms it (ERR-38). */
export function LoginFailure({ login, password }: { login: string; password: string }) {
  const resend = useResendConfirmation();
  const email = normaliseEmail(login);
  return (
    <Banner
      tone="danger"
      live
      actions={
        isEmail(email) && (
          <Button
            size="small"
            loading={resend.busy}
            onClick={() => resend.run({ email, password })}
          >
            {texts.login.resend}
          </Button>
        )
      }
    >
      {texts.login.refused}
    </Banner>
  );
}
