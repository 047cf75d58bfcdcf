import { Button } from '@portal/ui/Button';
import { CookieSheet } from '@portal/ui/CookieSheet';
import { Stack } from '@portal/ui/Stack';
import { Switch } from '@portal/ui/Switch';
import { Text } from '@portal/ui/Text';
import { TextLink } from '@portal/ui/TextLink';
import { useState } from 'react';
import { saveConsent } from './saveConsent.ts';
import { texts } from './texts.ts';

/** Short view and detailed view (CKE-09); a click beside it does nothing (CKE-15). */
export default function CookieBanner({
  onDone,
  onPolicy,
}: {
  onDone: () => void;
  onPolicy: () => void;
}) {
  const [detailed, setDetailed] = useState(false);
  // On by default in the detailed view (CKE-10).
  const [analytics, setAnalytics] = useState(true);

  function accept(withAnalytics: boolean): void {
    saveConsent(withAnalytics);
    onDone();
  }

  if (!detailed) {
    return (
      <CookieSheet
        title={texts.title}
        actions={
          <>
            <Button onClick={() => setDetailed(true)}>{texts.choose}</Button>
            <Button variant="primary" onClick={() => accept(true)}>
              {texts.accept}
            </Button>
          </>
        }
        foot={
          <TextLink standalone onClick={onPolicy}>
            {texts.policy}
          </TextLink>
        }
      >
        <Text tone="second">{texts.body}</Text>
      </CookieSheet>
    );
  }
  return (
    <CookieSheet
      title={texts.detailTitle}
      onBack={() => setDetailed(false)}
      actions={
        <Button variant="primary" block onClick={() => accept(analytics)}>
          {texts.save}
        </Button>
      }
    >
      <Stack gap="normal">
        <Switch checked disabled description={texts.necessaryBody}>
          {texts.necessary}
        </Switch>
        <Switch checked={analytics} onChange={setAnalytics} description={texts.analyticsBody}>
          {texts.analytics}
        </Switch>
        <Text size="caption" tone="third">
          {texts.kept}
        </Text>
      </Stack>
    </CookieSheet>
  );
}
