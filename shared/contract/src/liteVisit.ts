/** What is known of a lite visit: somebody without login, usually behind a link (SHL-04). */
export interface LiteVisit {
  /** The service (`A-…`) or appointment (`S-…`) that the link is of; null without a link (C-24). */
  readonly subjectId: string | null;
  /** The link exists no more, or is not of this provider. */
  readonly hasEnded: boolean;
  /** The link's customer has an account here, and logs in instead of registering (LITE-09, LITE-10). */
  readonly isClient: boolean;
  /** Somebody is logged in in this browser (LITE-15). */
  readonly hasAccount: boolean;
  /** Where the visit's items are kept, in local storage (C-102). */
  readonly itemsKey: string;
}
