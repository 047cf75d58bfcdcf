import { useSearchParams } from '@portal/remote/router';

/** What the address of the details says besides the id (SHL-15). The link's `token` and `token_cal` are the shell's. */
export interface DetailsParameters {
  /** `s`, `t` and `r`: where the details were opened from (C-37). */
  source: string | null;
  type: string | undefined;
  referrer: string | undefined;
  /** `feedback=t`: the customer comes to rate. */
  wantsFeedback: boolean;
  /** `review=t`: the customer comes to decide again what was declined or put off (BUD-28). */
  wantsReview: boolean;
  /** `notifid`: the notification that led here (NOT-11). */
  notificationId: string | null;
}

/** The parameters of the details page (SHL-15). */
export function useDetailsParameters(): DetailsParameters {
  const [search] = useSearchParams();
  return {
    source: search.get('s'),
    type: search.get('t') ?? undefined,
    referrer: search.get('r') ?? undefined,
    wantsFeedback: search.get('feedback') === 't',
    wantsReview: search.get('review') === 't',
    notificationId: search.get('notifid'),
  };
}
