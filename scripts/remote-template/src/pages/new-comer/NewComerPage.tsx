import { Page } from '@portal/ui/Page';
import { PageHeading } from '@portal/ui/PageHeading';
import { CompanyList } from './CompanyList.tsx';
import { texts } from './texts.ts';

/** `/new-comer`. */
export default function NewComerPage() {
  return (
    <Page width="read">
      <PageHeading isTitle description={texts.purpose}>
        {texts.title}
      </PageHeading>
      <CompanyList />
    </Page>
  );
}
