import { portalAddress } from '@portal/domain/portalAddress';
import { createCompaniesApi } from '@portal/api/company/createCompaniesApi';
import type { Company } from '@portal/api/company/company';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { CompanyLogo } from '@portal/ui/EntityCard';
import { ErrorState } from '@portal/ui/ErrorState';
import { Search } from '@portal/ui/icons/controls/Search';
import { ListSkeleton } from '@portal/ui/Skeleton';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { TextField } from '@portal/ui/TextField';
import { useQuery } from '@portal/remote/query';
import { useState } from 'react';
import { BASE } from '../../../address/appPath.ts';
import { useShell } from '../../useShell.ts';
import { matchingProviders } from './matchingProviders.ts';
import styles from './ProviderDirectory.module.css';
import { startupTexts } from '../startup/startupTexts.ts';

const texts = startupTexts.welcome;

function Provider({ company }: { company: Company }) {
  const portal = portalAddress(company.url, BASE);
  return (
    <li>
      <Card as="div" className={styles.row}>
        <div className={styles.identity}>
          <CompanyLogo src={company.logo_url} name={company.name} />
          <Stack gap="none">
            <Text as="h3" size="card">
              {company.name}
            </Text>
            {company.town && (
              <Text size="small" tone="second">
                {company.town}
              </Text>
            )}
          </Stack>
        </div>
        <div className={styles.actions}>
          <Button
            size="small"
            variant="tonal"
            href={`${portal}/login`}
            aria-label={texts.loginAt(company.name)}
          >
            {texts.login}
          </Button>
          <Button
            size="small"
            href={`${portal}/registo`}
            aria-label={texts.registerAt(company.name)}
          >
            {texts.register}
          </Button>
        </div>
      </Card>
    </li>
  );
}

/** Every provider that lets itself be found, with its login and registration, by name or place. */
export function ProviderDirectory() {
  const { http } = useShell();
  const [typed, setTyped] = useState('');
  const all = useQuery({
    queryKey: ['providers'],
    queryFn: () => createCompaniesApi(http.main).search({}),
  });
  if (!all.data) {
    if (!all.isError) return <ListSkeleton rows={3} />;
    return (
      <ErrorState
        title={texts.failedTitle}
        titleAs="h2"
        retryText={startupTexts.retry}
        onRetry={() => all.refetch()}
      />
    );
  }
  const found = matchingProviders(all.data.companies, typed);
  return (
    <>
      <TextField
        label={texts.search}
        placeholder={texts.placeholder}
        type="search"
        inputMode="search"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        end={<Search />}
      />
      <Stack as="section" gap="medium">
        <Text as="h2" size="title">
          {texts.results}
        </Text>
        <p className="visually-hidden" role="status">
          {texts.found(found.length)}
        </p>
        {found.length === 0 && (
          <Text tone="second">{typed === '' ? texts.none : texts.nothing}</Text>
        )}
        <Stack as="ul" gap="medium">
          {found.map((company) => (
            <Provider key={company.domain} company={company} />
          ))}
        </Stack>
      </Stack>
    </>
  );
}
