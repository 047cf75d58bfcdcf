import { ApiError } from '@portal/api/http/apiError';
import { useQueryClient } from '@portal/remote/query';

/** The server knew better than the page. An ended session is the shell's affair (C-04). */
function isRefused(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401
  );
}

/**
 * Makes the page true again after a refusal: what was refused was offered by something that is no longer so, and
 * everything on screen is asked for again while the customer reads why. The failure goes on to whoever called.
 */
export function useRefusals(): <Answer>(call: Promise<Answer>) => Promise<Answer> {
  const queryClient = useQueryClient();
  return async (call) => {
    try {
      return await call;
    } catch (error) {
      if (isRefused(error)) void queryClient.invalidateQueries();
      throw error;
    }
  };
}
