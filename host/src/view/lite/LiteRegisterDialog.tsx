import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { UserRound } from '@portal/ui/icons/people/UserRound';
import { Text } from '@portal/ui/Text';
import { useShell } from '../useShell.ts';
import type { LiteRegisterAnswer } from '../../shell/lite/liteRegisterAnswer.ts';
import { texts } from './texts.ts';

/**
 * Offers to register or to log in: the one that fits who the link is of comes first (LITE-09, LITE-31, C-38). Where a code does,
 * too, it is offered beside them (BUD-33).
 */
export function LiteRegisterDialog({
  body,
  offersCode,
  onAnswer,
}: {
  body: string | undefined;
  offersCode: boolean;
  onAnswer: (answer: LiteRegisterAnswer) => void;
}) {
  const { session } = useShell();
  const visit = session.current().lite;
  const register = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} onClick={() => onAnswer('register')}>
      {texts.register}
    </Button>
  );
  const login = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} onClick={() => onAnswer('login')}>
      {texts.login}
    </Button>
  );
  return (
    <Dialog
      title={texts.registerTitle}
      icon={<UserRound />}
      closable
      onClose={() => onAnswer(null)}
      actions={
        <>
          {offersCode && (
            <Button variant="secondary" onClick={() => onAnswer('code')}>
              {texts.code}
            </Button>
          )}
          {visit?.hasAccount ? (
            <Button variant="primary" onClick={() => onAnswer('account')}>
              {texts.account}
            </Button>
          ) : visit?.isClient ? (
            <>
              {register('secondary')}
              {login('primary')}
            </>
          ) : (
            <>
              {login('secondary')}
              {register('primary')}
            </>
          )}
        </>
      }
    >
      <Text>{body ?? texts.registerBody}</Text>
      {offersCode && <Text>{texts.codeBody}</Text>}
    </Dialog>
  );
}
