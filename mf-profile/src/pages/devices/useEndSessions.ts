import { ApiError } from '@portal/api/http/apiError';
import { createSessionsApi, type OpenSession } from '@portal/api/account/sessionOverview';
import { useQueryClient } from '@portal/remote/query';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { sessionsKey } from './sessionsKey.ts';
import { texts } from './texts.ts';

/** Ends sessions on other devices, after a question (ACC-02, ACC-03). @param onEnded after the list has been renewed */
export function useEndSessions(onEnded: () => void) {
  const { overlays } = usePortal();
  const sessions = useApi(createSessionsApi);
  const queryClient = useQueryClient();

  async function conclude(message: string): Promise<void> {
    overlays.toast({ message, tone: 'success' });
    await queryClient.invalidateQueries({ queryKey: sessionsKey });
    onEnded();
  }

  const endOne = useAction<OpenSession, void>(async ({ id, device, provider }) => {
    const words = texts.confirmEnd;
    const confirmed = await overlays.confirm({
      title: words.title,
      body: words.body(device ?? texts.unknownDevice, provider),
      confirmLabel: texts.end,
      cancelLabel: words.cancel,
    });
    if (!confirmed) return;
    try {
      await sessions.end(id);
    } catch (error) {
      // It was over already: what was asked for is so.
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    }
    await conclude(texts.ended);
  });

  const endOthers = useAction(async () => {
    const words = texts.confirmAll;
    const confirmed = await overlays.confirm({
      title: words.title,
      body: words.body,
      confirmLabel: texts.endAll,
      cancelLabel: words.cancel,
    });
    if (!confirmed) return;
    const { message } = await sessions.endOthers();
    await conclude(message ?? texts.ended);
  });

  return { endOne, endOthers };
}
