import { ApiError } from '@portal/api/http/apiError';
import { createIdentityApi } from '@portal/api/account/createIdentityApi';
import { isStrongPassword } from '@portal/domain/access/isStrongPassword';
import { isNewPasswordValid } from './isNewPasswordValid.ts';
import { GENERIC_ERROR, GENERIC_ERROR_TITLE, INVALID_DATA_TITLE } from '@portal/api/texts';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Form } from '@portal/ui/Form';
import { Page } from '@portal/ui/Page';
import { PageHeading } from '@portal/ui/PageHeading';
import { PasswordField } from '@portal/ui/PasswordField';
import { useState } from 'react';
import { PasswordChecks } from './PasswordChecks.tsx';
import { texts } from './texts.ts';

/**
 * `/alterar-password`: a new password, typed twice (SHL-19, PWD-01), asked about (PWD-04), then home (PWD-07). 400 says the
 * server's words (PWD-05), any other failure the generic ones (PWD-06).
 */
export default function PasswordPage() {
  const { navigation, overlays } = usePortal();
  const identity = useApi(createIdentityApi);
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');

  const save = useAction(
    async () => {
      if (!isNewPasswordValid(password, confirmation)) return overlays.warn(texts.different);
      const words = texts.confirm;
      const confirmed = await overlays.confirm({
        title: words.title,
        body: words.body,
        confirmLabel: words.confirm,
        cancelLabel: words.cancel,
      });
      if (!confirmed) return;
      await identity.changePassword({ password });
      overlays.toast({ message: texts.done, tone: 'success' });
      navigation.navigate('/services');
    },
    {
      onError: async (error) => {
        const status = error instanceof ApiError ? error.status : undefined;
        if (status === 401) return;
        const words = error instanceof ApiError ? error.serverMessage : null;
        if (status === 400) {
          return overlays.info({ title: INVALID_DATA_TITLE, body: words ?? GENERIC_ERROR });
        }
        return overlays.info({ title: GENERIC_ERROR_TITLE, body: GENERIC_ERROR });
      },
    },
  );

  const isWeak = password !== '' && !isStrongPassword(password);
  return (
    <Page width="narrow">
      <PageHeading isTitle description={texts.purpose}>
        {texts.title}
      </PageHeading>
      <Card as="div">
        <Form onSubmit={() => save.run()}>
          <PasswordField
            label={texts.password}
            name="new-password"
            autoComplete="new-password"
            value={password}
            error={isWeak ? texts.rule : null}
            onChange={setPassword}
          />
          <PasswordChecks password={password} />
          <PasswordField
            label={texts.confirmation}
            name="confirm-password"
            autoComplete="new-password"
            value={confirmation}
            onChange={setConfirmation}
          />
          <Button type="submit" variant="primary" block loading={save.busy}>
            {texts.save}
          </Button>
        </Form>
      </Card>
    </Page>
  );
}
