import type { Company } from '@portal/api/company';
import { CategoryCard, CategoryGrid } from '@portal/ui/CategoryCard';
import { CompanyLogo, EntityCard } from '@portal/ui/EntityCard';
import { ErrorState } from '@portal/ui/ErrorState';
import { MultiSelectSearch } from '@portal/ui/MultiSelectSearch';
import { CardGrid } from '@portal/ui/Section';
import { ListSkeleton } from '@portal/ui/Skeleton';
import { Stack } from '@portal/ui/Stack';
import { Tabs } from '@portal/ui/Tabs';
import { Text } from '@portal/ui/Text';
import { useId, useState } from 'react';
import { texts as common } from '../../texts.ts';
import { categoryIcon } from './categoryIcon.tsx';
import { CompanyDetails } from './CompanyDetails.tsx';
import { companyPlace } from './companyPlace.ts';
import { categoryValue } from './searchChoice.ts';
import { texts } from './texts.ts';
import { useProviderSearch } from './useProviderSearch.ts';

type Search = ReturnType<typeof useProviderSearch>;

function Categories({ search, onChosen }: { search: Search; onChosen: () => void }) {
  const { categories, selected, setSelected } = search;
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
              setSelected(
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

function Results({ search, onOpen }: { search: Search; onOpen: (company: Company) => void }) {
  const { results, byCategory } = search;
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
  );
}

/** Section two of the companies panel: new providers by category and by name (PRV-04, PRV-05, PRV-09). */
export function ProviderSearch({ own }: { own: readonly Company[] }) {
  const prefix = useId();
  const [tab, setTab] = useState<'categories' | 'companies'>('categories');
  const search = useProviderSearch(own, tab === 'companies');
  const [opened, setOpened] = useState<Company | null>(null);
  const { selected, setSelected, categories, all, results } = search;
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
          ...[...(all.data ?? []), ...own].map(({ domain, name }) => ({
            value: domain,
            label: name,
            group: texts.search.companies,
          })),
        ]}
        loading={all.isPending}
        selected={selected}
        onChange={(values) => {
          if (values.length > selected.length) setTab('companies');
          setSelected(values);
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
          <Results search={search} onOpen={setOpened} />
        )}
      </div>
      {opened && <CompanyDetails company={opened} onClose={() => setOpened(null)} />}
    </Stack>
  );
}
