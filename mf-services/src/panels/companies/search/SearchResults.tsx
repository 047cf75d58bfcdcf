import type { Company } from '@portal/api/company/company';
import { CompanyLogo, EntityCard } from '@portal/ui/EntityCard';
import { ErrorState } from '@portal/ui/ErrorState';
import { CardGrid } from '@portal/ui/Section';
import { ListSkeleton } from '@portal/ui/Skeleton';
import { Text } from '@portal/ui/Text';
import { texts as common } from '../../../texts.ts';
import { companyPlace } from '../companyPlace.ts';
import { texts } from '../texts.ts';
import type { useProviderSearch } from './useProviderSearch.ts';

interface SearchResultsProps {
  search: Pick<ReturnType<typeof useProviderSearch>, 'results' | 'byCategory' | 'isAll'>;
  onOpen: (company: Company) => void;
}

/** What the search found, categories and companies as cards (PRV-05); says so where there are more than one answer holds. */
export function SearchResults({ search, onOpen }: SearchResultsProps) {
  const { results, byCategory, isAll } = search;
  if (!results) {
    if (!byCategory.isError) return <ListSkeleton rows={3} />;
    return (
      <ErrorState
        title={texts.failedTitle}
        titleAs="h3"
        retryText={common.retry}
        onRetry={() => byCategory.refetch()}
      >
        {texts.searchFailed}
      </ErrorState>
    );
  }
  if (results.length === 0) return <Text tone="third">{texts.nothingFound}</Text>;
  return (
    <>
      {!isAll && <Text tone="third">{texts.search.moreByName(results.length)}</Text>}
      <CardGrid>
        {results.map((company) => (
          <EntityCard
            key={company.id}
            small
            title={company.name}
            sub={companyPlace(company)}
            media={<CompanyLogo src={company.logo_url} name={company.name} />}
            onSelect={() => onOpen(company)}
          />
        ))}
      </CardGrid>
    </>
  );
}
