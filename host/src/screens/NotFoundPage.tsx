import { Button } from '@portal/ui/Button';
import { EmptyState } from '@portal/ui/EmptyState';
import { Search } from '@portal/ui/icons';
import { BASE } from '../modes/modeOf.ts';
import { texts } from '../texts.ts';

/** An address that belongs to no page. */
export function NotFoundPage() {
  return (
    <EmptyState
      icon={<Search />}
      title={texts.notFoundTitle}
      titleAs="h1"
      action={
        <Button variant="primary" href={BASE}>
          {texts.goHome}
        </Button>
      }
    >
      {texts.notFoundBody}
    </EmptyState>
  );
}
