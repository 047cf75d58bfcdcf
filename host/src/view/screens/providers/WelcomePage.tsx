import { AuthLayout } from '@portal/ui/AuthLayout';
import { Card } from '@portal/ui/Card';
import { Logo } from '@portal/ui/Header';
import { PageHeading } from '@portal/ui/PageHeading';
import { Row, Stack } from '@portal/ui/Stack';
import { StateBars } from '@portal/ui/StateBars';
import { Text } from '@portal/ui/Text';
import { TextLink } from '@portal/ui/TextLink';
import { useEffect, useRef } from 'react';
import { BASE } from '../../../address/appPath.ts';
import { PORTAL_ADDRESSES } from '../../../address/portalAddresses.ts';
import { WELCOME_PATH } from '../../../shell/startup/provider/welcomePath.ts';
import { ProviderDirectory } from './ProviderDirectory.tsx';
import { texts as portalTexts } from '../../../shell/texts.ts';
import { useShell } from '../../useShell.ts';
import { startupTexts } from '../startup/startupTexts.ts';

const texts = startupTexts.welcome;
const { footer } = portalTexts;

/** `/clientwelcome` on a host of no provider: search, and each provider's login and registration (SHL-26, C-125). */
export function WelcomePage() {
  const { overlays } = useShell();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${texts.name} | ${texts.app}`;
    heading.current?.focus();
  }, []);
  return (
    <main>
      <AuthLayout
        logo={<Logo name={texts.app} href={BASE + WELCOME_PATH} label={texts.home} />}
        sample={
          <>
            <Text size="display">{texts.promise}</Text>
            <Card as="div">
              <Stack gap="medium">
                <Text size="card">{texts.sample.title}</Text>
                <StateBars state={3} name={texts.sample.state} hero />
                <Text size="title">{texts.sample.state}</Text>
              </Stack>
            </Card>
          </>
        }
        foot={texts.foot}
      >
        <PageHeading ref={heading} description={texts.body}>
          {texts.title}
        </PageHeading>
        <ProviderDirectory />
        <Row gap="large">
          <TextLink standalone onClick={() => void overlays.legal()}>
            {footer.legal}
          </TextLink>
          <TextLink standalone href={PORTAL_ADDRESSES.complaintsBook} target="_blank">
            {footer.complaints}
          </TextLink>
        </Row>
      </AuthLayout>
    </main>
  );
}
