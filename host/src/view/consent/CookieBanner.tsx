import { COOKIE_NAMES } from '@portal/contract/cookies';
import { Button } from '@portal/ui/Button';
import { CookieSheet } from '@portal/ui/CookieSheet';
import { Switch } from '@portal/ui/Switch';
import { Text } from '@portal/ui/Text';
import { TextLink } from '@portal/ui/TextLink';
import { useState } from 'react';
import { necessaryCookies } from './necessaryCookies.ts';
import { CookieList } from './CookieList.tsx';
import { readCookie } from '../../browser/readCookie.ts';
import { analyticsAtFirst } from '../../shell/consent/analyticsAtFirst.ts';
import { saveConsent } from '../../shell/consent/saveConsent.ts';
import { texts } from './texts.ts';

/**
 * Short view and detailed view (CKE-09), where the necessary cookies are always on (CKE-11); a click beside it does nothing
 * (CKE-15). Whoever answers tells the shell (CKE-14).
 */
export default function CookieBanner({
  onDone,
  onClose,
  onPolicy,
}: {
  onDone: () => void;
  /** Leaves the earlier answer as it is; offered only where there is one. */
  onClose: () => void;
  onPolicy: () => void;
}) {
  const [detailed, setDetailed] = useState(false);
  const [analytics, setAnalytics] = useState(analyticsAtFirst);
  const [wasAnswered] = useState(() => readCookie(COOKIE_NAMES.acceptedNecessary) !== null);
  const close = wasAnswered ? onClose : undefined;

  function accept(withAnalytics: boolean): void {
    saveConsent(withAnalytics);
    onDone();
  }

  const policy = (
    <TextLink standalone onClick={onPolicy}>
      {texts.policy}
    </TextLink>
  );
  if (!detailed) {
    return (
      <CookieSheet
        title={texts.title}
        onClose={close}
        actions={
          <>
            {/* Refusing is as near and as loud as accepting (LAW-14). */}
            <Button variant="tonal" onClick={() => accept(false)}>
              {texts.reject}
            </Button>
            <Button variant="tonal" onClick={() => accept(true)}>
              {texts.accept}
            </Button>
          </>
        }
        foot={
          <>
            <TextLink standalone onClick={() => setDetailed(true)}>
              {texts.choose}
            </TextLink>
            {policy}
          </>
        }
      >
        <Text tone="second">{texts.body}</Text>
      </CookieSheet>
    );
  }
  return (
    <CookieSheet
      tall
      title={texts.detailTitle}
      onClose={close}
      onBack={() => setDetailed(false)}
      actions={
        <>
          <Button onClick={() => accept(false)}>{texts.onlyNecessary}</Button>
          <Button variant="primary" onClick={() => accept(analytics)}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Switch checked disabled description={texts.necessaryBody}>
        {texts.necessary}
      </Switch>
      <Switch checked={analytics} onChange={setAnalytics} description={texts.analyticsBody}>
        {texts.analytics}
      </Switch>
      <CookieList title={texts.cookies.title} rows={necessaryCookies} />
      <Text size="small">{texts.analyticsNone}</Text>
      <Text size="caption" tone="third">
        {texts.kept}
      </Text>
      {policy}
    </CookieSheet>
  );
}
