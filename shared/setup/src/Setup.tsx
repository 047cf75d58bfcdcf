import { SETUP_PATH } from '@portal/api/setup/setupPath';
import { ApiError } from '@portal/api/http/apiError';
import type { Draft } from '@portal/api/setup/draft';
import type { SetupSession } from '@portal/api/setup/setupSession';
import { NavigateProvider } from '@portal/ui/Anchor';
import { ErrorState } from '@portal/ui/ErrorState';
import { Loader } from '@portal/ui/Loader';
import { useQuery } from '@portal/remote/query';
import { useEffect, useState } from 'react';
import { useSetupApi } from './calls/useSetupApi.ts';
import { createDraftStore } from './draft/createDraftStore.ts';
import { DraftContext } from './draft/DraftContext.ts';
import { SetupFrame } from './frame/SetupFrame.tsx';
import { useEndedSession } from './frame/useEndedSession.ts';
import { goTo, usePath } from './frame/usePath.ts';
import { Page } from './Page.tsx';
import { texts } from './texts.ts';

/** The set-up of one provider, for its owner (SET-05). Whoever has no session is asked for one. */
export function Setup() {
  const api = useSetupApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['setup'],
    queryFn: async () => {
      const [session, draft] = await Promise.all([api.session(), api.draft()]);
      return { session, draft };
    },
  });
  const hasEnded = error instanceof ApiError && error.status === 401;
  if (hasEnded && data === undefined) {
    // The server's page there asks for a code.
    window.location.replace(SETUP_PATH);
    return <Loader />;
  }
  // What was read once stays: something is being written there.
  if (error && data === undefined)
    return (
      <ErrorState title={texts.failedTitle} onRetry={() => refetch()} retryText={texts.retry} />
    );
  if (data === undefined) return <Loader />;
  return <OwnSetup {...data} hasEnded={hasEnded} />;
}

function OwnSetup({
  session,
  draft,
  hasEnded,
}: {
  session: SetupSession;
  draft: Draft;
  hasEnded: boolean;
}) {
  const api = useSetupApi();
  const [store] = useState(() => createDraftStore(api, draft));
  const path = usePath();
  // Read again as the page comes back: others may have changed something meanwhile.
  useEffect(() => store.catchUp(draft), [store, draft]);
  useEndedSession(hasEnded, store);
  return (
    <DraftContext value={store}>
      <NavigateProvider navigate={goTo}>
        <SetupFrame session={session} path={path}>
          <Page path={path} session={session} />
        </SetupFrame>
      </NavigateProvider>
    </DraftContext>
  );
}
