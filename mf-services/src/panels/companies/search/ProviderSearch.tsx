import type { Company } from '@portal/api/company/company';
import { CategoryCard, CategoryGrid } from '@portal/ui/CategoryCard';
import { ErrorState } from '@portal/ui/ErrorState';
import { MultiSelectSearch } from '@portal/ui/MultiSelectSearch';
import { ListSkeleton } from '@portal/ui/Skeleton';
import { Stack } from '@portal/ui/Stack';
import { Tabs } from '@portal/ui/Tabs';
import { Text } from '@portal/ui/Text';
import { useId, useState } from 'react';
import { texts as common } from '../../../texts.ts';
import { categoryIcon } from './categoryIcon.tsx';
import { CompanyDetails } from './CompanyDetails.tsx';
import { categoryValue } from './searchChoice.ts';
import { SearchResults } from './SearchResults.tsx';
import { texts } from '../texts.ts';
import { useProviderSearch } from './useProviderSearch.ts';

type Search = ReturnType<typeof useProviderSearch>;

function Categories({ search, onChosen }: { search: Search; onChosen: () => void }) {
  const { categories, selected, choose } = search;
  if (!categories.data) {
    if (!categories.isError) return <ListSkeleton rows={2} />;
    return (
      <ErrorState
        title={texts.failedTitle}
        titleAs="h3"
        retryText={common.retry}
        onRetry={() => categories.refetch()}
      />
    );
  }
  return (
    <CategoryGrid>
      {categories.data.map(({ id, key, name, icon }) => {
        const value = categoryValue(key);
        const isSelected = selected.includes(value);
        return (
          <CategoryCard
            key={id}
            title={name}
            icon={categoryIcon(icon)}
            selected={isSelected}
            onSelect={() => {
              choose(
                isSelected ? selected.filter((other) => other !== value) : [...selected, value],
              );
              if (!isSelected) onChosen();
            }}
          />
        );
      })}
    </CategoryGrid>
  );
}

/** Section two of the companies panel: new providers by category and by name (PRV-04, PRV-05, PRV-09). */
export function ProviderSearch({ own }: { own: readonly Company[] }) {
  const prefix = useId();
  const [tab, setTab] = useState<'categories' | 'companies'>('categories');
  const [opened, setOpened] = useState<Company | null>(null);
  // Over the details of a provider nothing is asked.
  const search = useProviderSearch(own, tab === 'companies' && opened === null);
  const { selected, choose, categories, known, results } = search;
  return (
    <Stack as="section" gap="medium">
      <Text as="h2" size="title">
        {texts.search.title}
      </Text>
      <MultiSelectSearch
        label={texts.search.label}
        placeholder={texts.search.placeholder}
        options={[
          ...(categories.data ?? []).map(({ key, name }) => ({
            value: categoryValue(key),
            label: name,
            group: texts.search.categories,
          })),
          ...known.map(({ domain, name }) => ({
            value: domain,
            label: name,
            group: texts.search.companies,
          })),
        ]}
        loading={search.isLoading}
        onQuery={search.setTyped}
        selected={selected}
        onChange={(values) => {
          if (values.length > selected.length) setTab('companies');
          choose(values);
        }}
      />
      <Tabs
        look="boxed"
        label={texts.search.by}
        idPrefix={prefix}
        selected={tab}
        onSelect={(id) => setTab(id === 'companies' ? 'companies' : 'categories')}
        tabs={[
          { id: 'categories', title: texts.search.categories },
          { id: 'companies', title: texts.search.companies, count: results?.length },
        ]}
      />
      <div role="tabpanel" id={`${prefix}-panel-${tab}`} aria-labelledby={`${prefix}-tab-${tab}`}>
        {tab === 'categories' ? (
          <Categories search={search} onChosen={() => setTab('companies')} />
        ) : (
          <SearchResults search={search} onOpen={setOpened} />
        )}
      </div>
      {opened && <CompanyDetails company={opened} onClose={() => setOpened(null)} />}
    </Stack>
  );
}
