import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { EmptyState } from '@portal/ui/EmptyState';
import { TriangleAlert } from '@portal/ui/icons/states/TriangleAlert';
import { Page } from '@portal/ui/Page';
import { appHref } from '../work/appHref.ts';
import { texts } from './texts.ts';

/** A details page that could never be shown, with the way home. */
export function DetailsNotShown({ title, body }: { title: string; body: string }) {
  const { navigation } = usePortal();
  return (
    <Page width="narrow">
      <EmptyState
        titleAs="h1"
        tone="danger"
        icon={<TriangleAlert />}
        title={title}
        action={
          <Button variant="primary" href={appHref(navigation, '/services')}>
            {texts.toHome}
          </Button>
        }
      >
        {body}
      </EmptyState>
    </Page>
  );
}
