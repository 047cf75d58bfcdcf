import { usePortal } from '@portal/remote/usePortal';
import { useSession } from '@portal/remote/useSession';
import { Button } from '@portal/ui/Button';
import { EmptyState } from '@portal/ui/EmptyState';
import { CalendarX } from '@portal/ui/icons/time/CalendarX';
import { ClipboardList } from '@portal/ui/icons/documents/ClipboardList';
import { Info } from '@portal/ui/icons/states/Info';
import { RefreshCw } from '@portal/ui/icons/arrows/RefreshCw';
import { TriangleAlert } from '@portal/ui/icons/states/TriangleAlert';
import { Page } from '@portal/ui/Page';
import { texts } from './texts.ts';

export interface ShowcaseNoticeProps {
  kind: 'notShown' | 'history' | 'message' | 'failed';
  message?: string | null;
  onRetry: () => Promise<unknown>;
}

/** The way out of a page that shows nothing: to the account, else to the lite home (LITE-26). */
function CloseButton() {
  const { navigation } = usePortal();
  const { lite } = useSession();
  return lite?.hasAccount ? (
    <Button onClick={() => navigation.navigate('/services')}>{texts.account}</Button>
  ) : (
    <Button onClick={() => navigation.navigate('/services-lite', { state: { closed: true } })}>
      {texts.close}
    </Button>
  );
}

/** Why a link shows nothing, and what can be done (LITE-26..28). */
export function ShowcaseNotice({ kind, message, onRetry }: ShowcaseNoticeProps) {
  const { overlays, provider } = usePortal();
  switch (kind) {
    case 'notShown':
      return (
        <Page width="narrow">
          <EmptyState
            titleAs="h1"
            icon={<CalendarX />}
            title={texts.notShown}
            action={<CloseButton />}
          >
            {texts.notShownBody(provider.name)}
          </EmptyState>
        </Page>
      );
    case 'history':
      return (
        <Page width="narrow">
          <EmptyState
            titleAs="h1"
            icon={<ClipboardList />}
            title={texts.history}
            action={
              <Button
                variant="primary"
                onClick={() => overlays.liteRegister({ directly: true, next: '/services' })}
              >
                {texts.register}
              </Button>
            }
          >
            {texts.historyBody}
          </EmptyState>
        </Page>
      );
    case 'message':
      return (
        <Page width="narrow">
          <EmptyState
            titleAs="h1"
            icon={<Info />}
            title={message ?? texts.failedTitle}
            action={<CloseButton />}
          />
        </Page>
      );
    case 'failed':
      return (
        <Page width="narrow">
          <EmptyState
            titleAs="h1"
            tone="danger"
            icon={<TriangleAlert />}
            title={texts.failedTitle}
            action={
              <Button variant="primary" icon={<RefreshCw />} onClick={() => onRetry()}>
                {texts.retry}
              </Button>
            }
          >
            {texts.failed}
          </EmptyState>
        </Page>
      );
  }
}
