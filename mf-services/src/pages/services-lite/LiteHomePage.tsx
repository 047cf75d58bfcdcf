import type { Work } from '@portal/api/work/work';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { useParcel } from '@portal/remote/usePortal';
import { useProvider } from '@portal/remote/useProvider';
import { useSession } from '@portal/remote/useSession';
import { Page } from '@portal/ui/Page';
import { PageHeading } from '@portal/ui/PageHeading';
import { CardGrid, Section } from '@portal/ui/Section';
import { LiteSubject } from '../../lite/LiteSubject.tsx';
import { LiteWelcome } from '../../lite/LiteWelcome.tsx';
import { homeSentence } from '../../work/home/homeSentence.ts';
import { SECTION_TITLES, sectionOf } from '../../work/home/sections.ts';
import { useAskRules } from '../../work/asks/useAskRules.ts';
import { LiteCard } from './LiteCard.tsx';

function LiteHome({ work }: { work: Work }) {
  const { vertical } = useProvider();
  const rules = { ...useAskRules(), vertical };
  const today = lisbonToday(rules.now);
  const section = sectionOf(work.state.bars, work.is_history);
  const inProgress = section === 'inProgress' ? [work] : [];
  const scheduled = section === 'scheduled' ? [work] : [];
  return (
    <Page>
      <PageHeading>{homeSentence(inProgress, scheduled, rules, today)}</PageHeading>
      <Section title={SECTION_TITLES[section]} count={1}>
        <CardGrid>
          <LiteCard section={section} work={work} today={today} />
        </CardGrid>
      </Section>
    </Page>
  );
}

/** Whether the notice of a link that shows nothing was closed. */
function isClosed(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'closed' in state;
}

/**
 * `/services-lite`: the service or appointment of the link, in its section, and no way to older ones (SHL-13, LITE-16,
 * LITE-23).
 */
export default function LiteHomePage() {
  const { location } = useParcel();
  const { lite } = useSession();
  if (!lite?.subjectId || isClosed(location.state)) return <LiteWelcome />;
  return <LiteSubject draw={(work) => <LiteHome work={work} />} />;
}
