import { ApiError } from '@portal/api/http/apiError';
import { SETUP_PAGES } from '@portal/api/setup/setupPath';
import { Button } from '@portal/ui/Button';
import { ErrorState } from '@portal/ui/ErrorState';
import { FormSkeleton } from '@portal/ui/Skeleton';
import { texts as common } from '../../../texts.ts';
import { StepPage } from '../../StepPage.tsx';
import { EarlierImports } from '../earlier/EarlierImports.tsx';
import { texts } from '../texts.ts';
import { ShownImport } from './ShownImport.tsx';
import { useImport } from './useImport.ts';

/** One import: found by the address, so that a reload goes on where it was. */
export function OneImport({ id }: { id: string }) {
  const own = useImport(id);
  const { data, error, refetch } = own;
  const isGone = error instanceof ApiError && error.status === 404;
  if (data !== undefined && !isGone) return <ShownImport shown={data} own={own} />;
  return (
    <StepPage
      id="import"
      heading={isGone ? texts.gone : texts.heading}
      description={isGone ? texts.goneAbout : texts.description}
      side={<EarlierImports />}
    >
      {isGone && <Button href={SETUP_PAGES.import}>{texts.sendAnother}</Button>}
      {error && !isGone && <ErrorState title={common.failedTitle} onRetry={() => refetch()} />}
      {!error && <FormSkeleton />}
    </StepPage>
  );
}
