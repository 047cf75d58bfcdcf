import { usePortal } from '@portal/remote/usePortal';
import { useSession } from '@portal/remote/useSession';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Page } from '@portal/ui/Page';
import { PageHeading } from '@portal/ui/PageHeading';
import { Row, Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { LOGIN_PATH } from '../../access/loginPath.ts';
import styles from './deleteHelp.module.css';
import { ChoosePicture, ConfirmPicture, LogInPicture, RemovedPicture } from './pictures.tsx';
import { texts } from './texts.ts';

const steps = [
  { ...texts.steps.logIn, Picture: LogInPicture },
  { ...texts.steps.choose, Picture: ChoosePicture },
  { ...texts.steps.confirm, Picture: ConfirmPicture },
  { ...texts.steps.removed, Picture: RemovedPicture },
];

/** `/help-delete-account`: four pictures, with and without a session (SHL-22, SHL-75). */
export default function DeleteHelpPage() {
  const { navigation } = usePortal();
  const { mode } = useSession();
  const isLoggedIn = mode === 'full' || mode === 'demo';
  const path = isLoggedIn ? '/dados-cliente' : LOGIN_PATH;
  return (
    <Page width="read">
      <PageHeading description={texts.purpose}>{texts.title}</PageHeading>
      <ol className={styles.steps}>
        {steps.map(({ title, body, Picture }, index) => (
          <li key={title}>
            <Card as="div">
              <Picture />
              <Stack gap="tiny">
                <Text size="caption" tone="second" figures>
                  {texts.step(index + 1)}
                </Text>
                <Text as="h2" size="card">
                  {title}
                </Text>
                <Text size="small" tone="second">
                  {body}
                </Text>
              </Stack>
            </Card>
          </li>
        ))}
      </ol>
      <Row>
        <Button variant="primary" href={`${navigation.base}${path}`}>
          {isLoggedIn ? texts.openAccount : texts.logIn}
        </Button>
      </Row>
    </Page>
  );
}
