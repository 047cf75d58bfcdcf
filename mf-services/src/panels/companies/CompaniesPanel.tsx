import { usePortal } from '@portal/remote/usePortal';
import { useSession } from '@portal/remote/useSession';
import { Button } from '@portal/ui/Button';
import { EmptyState } from '@portal/ui/EmptyState';
import { RefreshCw } from '@portal/ui/icons/arrows/RefreshCw';
import { TriangleAlert } from '@portal/ui/icons/states/TriangleAlert';
import { CardGrid } from '@portal/ui/Section';
import { ListSkeleton } from '@portal/ui/Skeleton';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { ShownSince } from '../../parts/ShownSince.tsx';
import { useCompanies } from '../../queries/useCompanies.ts';
import { useCompanyCounters } from '../../queries/useCompanyCounters.ts';
import { useRefreshOnEvents } from '../../queries/useRefreshOnEvents.ts';
import { texts as common } from '../../texts.ts';
import { visibleCompanies } from '../../companies/visibleCompanies.ts';
import styles from './companies.module.css';
import { CurrentCompany } from './CurrentCompany.tsx';
import { shownContact } from './loginContact.ts';
import { MyCompany } from './MyCompany.tsx';
import { ProviderSearch } from './search/ProviderSearch.tsx';
import { texts } from './texts.ts';
import { useLoginContact } from './useLoginContact.ts';

/**
 * The companies panel: where the customer is, the other providers of the customer, and
 * below them the search for new ones. Scrolling switches between the two: the drawer stops at the
 * start of each (PRV-01..04, PRV-10).
 */
export default function CompaniesPanel() {
  const { provider } = usePortal();
  const session = useSession();
  const list = useCompanies();
  const counters = useCompanyCounters();
  const contact = useLoginContact();
  useRefreshOnEvents();
  const current = list.data?.find((company) => company.domain === provider.domain) ?? null;
  const others =
    list.data &&
    visibleCompanies(list.data, session).filter((company) => company.domain !== provider.domain);
  return (
    <Stack gap="large">
      <div className={styles.own} data-snap="">
        {others && list.isError && <ShownSince loadedAt={list.dataUpdatedAt} />}
        <CurrentCompany company={current} />
        <Text as="h2" size="card">
          {texts.mine}
        </Text>
        {others?.length === 0 && <Text tone="third">{texts.onlyThis}</Text>}
        {others && others.length > 0 && (
          <Text size="small" tone="third">
            {texts.eachOwnPortal(contact && shownContact(contact))}
          </Text>
        )}
        {others && (
          <CardGrid>
            {others.map((company) => (
              <MyCompany
                key={company.id}
                company={company}
                contact={contact}
                warnings={counters.data?.warnings_by_company[company.domain] ?? 0}
              />
            ))}
          </CardGrid>
        )}
        {!others && list.isError && (
          <EmptyState
            tone="danger"
            icon={<TriangleAlert />}
            title={texts.failedTitle}
            action={
              <Button icon={<RefreshCw />} onClick={() => list.refetch()}>
                {common.retry}
              </Button>
            }
          >
            {texts.failed}
          </EmptyState>
        )}
        {!others && !list.isError && (
          <>
            <Text tone="third" size="small">
              {texts.loading}
            </Text>
            <ListSkeleton rows={3} />
          </>
        )}
      </div>
      <div className={styles.search} data-snap="">
        <ProviderSearch own={others ?? []} />
      </div>
    </Stack>
  );
}
