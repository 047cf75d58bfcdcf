import { Page } from '@portal/ui/Page';
import { PageHeading } from '@portal/ui/PageHeading';
import { ChoicesSkeleton } from '@portal/ui/Skeleton';

/** A page whose choices are on their way, under the heading that it will have; `says` is spoken. */
export function ChoicesLoading({ heading, says }: { heading: string; says: string }) {
  return (
    <Page dock>
      <PageHeading>{heading}</PageHeading>
      <p className="visually-hidden" role="status">
        {says}
      </p>
      <ChoicesSkeleton rows={3} />
    </Page>
  );
}
