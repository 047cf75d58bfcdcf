import type { ReminderAnswers } from '@portal/api/work/reminder/reminderAnswers';
import type { Work } from '@portal/api/work/work';
import { useParcel } from '@portal/remote/usePortal';
import { useEffect, type ReactNode } from 'react';
import { DetailsLoading } from '../parts/DetailsLoading.tsx';
import { fullDetailsPath } from './liteDetailsPath.ts';
import { ShowcaseNotice } from './ShowcaseNotice.tsx';
import { texts } from './texts.ts';
import { useShowcase } from './useShowcase.ts';

/** Draws the work or appointment of the visit's link, or what its showcase answers instead. */
export function LiteSubject({
  draw,
}: {
  draw: (work: Work, reminder: ReminderAnswers | undefined) => ReactNode;
}) {
  const { portal, location } = useParcel();
  const { navigation } = portal;
  const { view, hasFailed, retry } = useShowcase();
  const target =
    view?.kind === 'moved'
      ? fullDetailsPath(view.workId, location.search)
      : view?.kind === 'home'
        ? '/services'
        : null;

  useEffect(() => {
    // Without a session the shell asks for the login first (C-32, C-33).
    if (target !== null) navigation.navigate(target, { replace: true });
  }, [navigation, target]);

  if (view?.kind === 'details') return draw(view.work, view.reminder);
  if (view?.kind === 'notShown' || view?.kind === 'history') {
    return <ShowcaseNotice kind={view.kind} onRetry={retry} />;
  }
  if (view?.kind === 'message') {
    return <ShowcaseNotice kind="message" message={view.message} onRetry={retry} />;
  }
  if (hasFailed) return <ShowcaseNotice kind="failed" onRetry={retry} />;
  return <DetailsLoading title={texts.hiddenTitle} status={texts.loading} />;
}
