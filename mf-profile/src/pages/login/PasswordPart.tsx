import { Button } from '@portal/ui/Button';
import { PasswordField } from '@portal/ui/PasswordField';
import { Row, Stack } from '@portal/ui/Stack';
import { TextLink } from '@portal/ui/TextLink';
import { texts } from '../../access/texts.ts';

export interface PasswordPartProps {
  value: string;
  error: string | undefined;
  onChange: (password: string) => void;
  /** The password is being judged. */
  entering: boolean;
  /** A code is being sent. */
  sending: boolean;
  onForgotten: () => void;
  onCode: () => Promise<void>;
}

/** Logging in by password, with the ways out for whoever has none or forgot it. */
export function PasswordPart(props: PasswordPartProps) {
  const { value, error, onChange, entering, sending, onForgotten, onCode } = props;
  return (
    <>
      <PasswordField
        label={texts.login.password}
        name="password"
        value={value}
        error={error}
        onChange={onChange}
      />
      <Row>
        <TextLink standalone onClick={onForgotten}>
          {texts.login.forgotten}
        </TextLink>
      </Row>
      <Stack gap="medium">
        <Button type="submit" variant="primary" block loading={entering}>
          {texts.login.enter}
        </Button>
        <Button block loading={sending} onClick={onCode}>
          {texts.login.enterByCode}
        </Button>
      </Stack>
    </>
  );
}
