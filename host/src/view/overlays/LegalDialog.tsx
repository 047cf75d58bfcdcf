import type { LegalSection } from '@portal/contract/overlays';
import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { Stack } from '@portal/ui/Stack';
import { Tabs } from '@portal/ui/Tabs';
import { Text } from '@portal/ui/Text';
import { TextLink } from '@portal/ui/TextLink';
import { useQuery } from '@portal/remote/query';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { LegalBlocks } from '../legal/LegalBlocks.tsx';
import { legalProviderOf } from '../legal/legalProviderOf.ts';
import { startupAtom } from '../../shell/state/startupAtom.ts';
import { CompanyTermsDialog } from './CompanyTermsDialog.tsx';
import { texts } from './texts.ts';
import { useCompanyTerms } from './useCompanyTerms.ts';

const SECTIONS: readonly LegalSection[] = ['policy', 'interpretation', 'usage'];
const PREFIX = 'legal';

/** The legal texts in three sections (LEG-01); they are fetched when they are first read. */
export function LegalDialog({
  section,
  at,
  onClose,
}: {
  section: LegalSection;
  /** Id of the heading to begin with. */
  at: string | undefined;
  onClose: () => void;
}) {
  const [shown, setShown] = useState<string>(section);
  const [asksTerms, setAsksTerms] = useState(false);
  const startup = useAtomValue(startupAtom);
  const module = useQuery({
    queryKey: ['legal-texts'],
    staleTime: Infinity,
    queryFn: () => import(/* webpackChunkName: "legal" */ '../legal/legalTexts.ts'),
  });
  const provider = startup.kind === 'ready' ? legalProviderOf(startup.provider) : null;
  const current = SECTIONS.find((id) => id === shown) ?? section;
  // What is asked for what is not collected stands in the usage, which is not shown without it.
  const needsTerms = provider !== null && current === 'usage';
  const terms = useCompanyTerms(needsTerms);
  const awaited = needsTerms && !terms.data ? terms : module;
  const all = module.data?.legalTexts(provider, terms.data?.storage_fee);
  const isRead = all !== undefined;
  useEffect(() => {
    const heading = isRead && at !== undefined ? document.getElementById(at) : null;
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [isRead, at]);
  return (
    <Dialog
      title={all?.[current].title ?? texts.legal.title}
      kind="plain"
      wide
      closable
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <Tabs
        label={texts.legal.sections}
        idPrefix={PREFIX}
        look="boxed"
        tabs={SECTIONS.map((id) => ({ id, title: texts.legal.tabs[id] }))}
        selected={current}
        onSelect={setShown}
      />
      <div
        role="tabpanel"
        id={`${PREFIX}-panel-${current}`}
        aria-labelledby={`${PREFIX}-tab-${current}`}
      >
        <Stack gap="small">
          {all && awaited.isSuccess && <LegalBlocks parts={all[current].parts} />}
          {awaited.isPending && <Text>{texts.legal.loading}</Text>}
          {awaited.isError && (
            <>
              <Text tone="danger">{texts.legal.failed}</Text>
              <Button onClick={() => awaited.refetch()}>{texts.legal.retry}</Button>
            </>
          )}
          {current === 'usage' && startup.kind !== 'welcome' && (
            <TextLink standalone onClick={() => setAsksTerms(true)}>
              {provider ? texts.terms(provider.name) : texts.companyTerms}
            </TextLink>
          )}
        </Stack>
      </div>
      {asksTerms && <CompanyTermsDialog onClose={() => setAsksTerms(false)} />}
    </Dialog>
  );
}
