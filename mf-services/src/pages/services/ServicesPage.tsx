import { lisbonTime, lisbonToday } from '@portal/domain/time/isoDate';
import { SECTION_TITLES, SECTIONS } from '../../work/home/sections.ts';
import { useIsInBrowser } from '@portal/ui/useIsInBrowser';
import { useProvider } from '@portal/remote/useProvider';
import { useSession } from '@portal/remote/useSession';
import { lazyPart } from '@portal/ui/lazyPart';
import { Page } from '@portal/ui/Page';
import { PageHeading } from '@portal/ui/PageHeading';
import { Section } from '@portal/ui/Section';
import { SwipeTabs } from '@portal/ui/SwipeTabs';
import { useDesktop } from '@portal/ui/useDesktop';
import { withPlaceholder } from '@portal/ui/withPlaceholder';
import { useAtom } from 'jotai';
import { CardSkeletons } from '../../cards/CardSkeletons.tsx';
import { ShownSince } from '../../parts/ShownSince.tsx';
import { useRefreshOnEvents } from '../../queries/useRefreshOnEvents.ts';
import { openSectionsAtom } from '../../state/chosenSectionAtom.ts';
import { firstName, greeting } from '../../work/home/greeting.ts';
import { homeSentence } from '../../work/home/homeSentence.ts';
import { primaryAsk } from '../../work/asks/primaryAsk.ts';
import { useAskRules } from '../../work/asks/useAskRules.ts';
import type { AskRules } from '../../work/asks/askOf.ts';
import { BackToTop } from './BackToTop.tsx';
import { HomeHeading } from './HomeHeading.tsx';
import { HomeSection } from './HomeSection.tsx';
import { NewAppointmentButton } from './NewAppointmentButton.tsx';
import styles from './ServicesPage.module.css';
import { texts } from './texts.ts';
import { useHomeLists, type HomeLists } from './useHomeLists.ts';
import { useSelectedSection } from './useSelectedSection.ts';

/** Of a customer without any service only (C-704). */
const { Part: FirstSteps } = withPlaceholder(
  lazyPart(() => import(/* webpackChunkName: "top" */ './first/FirstSteps.tsx')),
);

interface SectionsProps {
  lists: HomeLists;
  today: string;
  rules: AskRules;
  isFirst: boolean;
}

/** The three sections as swipe tabs, up to 768 px (SRV-03). */
function TabbedSections({ lists, today, rules, isFirst }: SectionsProps) {
  const [selected, select] = useSelectedSection(lists);
  return (
    <SwipeTabs
      label={texts.tabs}
      isReady={lists.isSettled}
      selected={selected}
      onSelect={select}
      tabs={SECTIONS.map((section) => ({
        id: section,
        title: SECTION_TITLES[section],
        count: lists[section].works?.length,
        content: (
          <HomeSection
            section={section}
            list={lists[section]}
            today={today}
            primaryId={primaryAsk(lists[section].works ?? [], rules)}
            isFirst={isFirst}
          />
        ),
      }))}
    />
  );
}

/** The three sections under each other, each to be opened and closed (SRV-07, SRV-08). */
function StackedSections({ lists, today, rules, isFirst }: SectionsProps) {
  const [kept, setOpen] = useAtom(openSectionsAtom);
  const open = useIsInBrowser() ? kept : {};
  const asking = [...(lists.inProgress.works ?? []), ...(lists.scheduled.works ?? [])];
  const primaryId = primaryAsk(asking, rules);
  return (
    <div className={styles.sections}>
      {SECTIONS.map((section) => {
        const { works, isLoading, hasFailed } = lists[section];
        const hasContents = isLoading || hasFailed || (works?.length ?? 0) > 0;
        return (
          <Section
            key={section}
            title={SECTION_TITLES[section]}
            count={works?.length}
            expanded={open[section] ?? hasContents}
            onToggle={(expanded) => setOpen({ ...kept, [section]: expanded })}
          >
            <HomeSection
              section={section}
              list={lists[section]}
              today={today}
              primaryId={primaryId}
              isFirst={isFirst}
            />
          </Section>
        );
      })}
    </div>
  );
}

/** `/services`, the home: what matters most in a sentence, then the three sections (SHL-12, SRV-01). */
export default function ServicesPage() {
  const { vertical } = useProvider();
  const rules = useAskRules();
  const { subject, mode } = useSession();
  const isDesktop = useDesktop();
  const { now } = rules;
  const today = lisbonToday(now);
  const lists = useHomeLists();
  useRefreshOnEvents();
  const { inProgress, scheduled } = lists;
  const isFirst =
    mode === 'full' &&
    SECTIONS.every((section) => lists[section].works?.length === 0 && !lists[section].hasFailed) &&
    lists.isSettled;
  const isReady = Boolean(inProgress.works && scheduled.works);
  const isKnown = isReady || inProgress.hasFailed || scheduled.hasFailed;
  const hello = [greeting(Number(lisbonTime(now).slice(0, 2))), firstName(subject?.name ?? '')]
    .filter(Boolean)
    .join(', ');

  return (
    <Page>
      <div className={styles.head}>
        {isKnown && <p className={styles.hello}>{hello}</p>}
        <div className={styles.sentence}>
          {isKnown ? (
            <PageHeading>
              {isReady
                ? homeSentence(
                    inProgress.works ?? [],
                    scheduled.works ?? [],
                    { ...rules, vertical },
                    today,
                    lists.history.works,
                  )
                : texts.failedSentence}
            </PageHeading>
          ) : (
            <HomeHeading />
          )}
        </div>
        <div className={styles.new}>
          <NewAppointmentButton short={!isDesktop} />
        </div>
      </div>
      {lists.isStale && <ShownSince loadedAt={lists.loadedAt} />}
      {isFirst && <FirstSteps part={{}} placeholder={<CardSkeletons />} />}
      {isDesktop ? (
        <StackedSections {...{ lists, today, rules, isFirst }} />
      ) : (
        <TabbedSections {...{ lists, today, rules, isFirst }} />
      )}
      <BackToTop />
    </Page>
  );
}
