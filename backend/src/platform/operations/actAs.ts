import { requestContext, type Actor } from './requestContext.ts';

/**
 * Says who the request acts for, once that is known: every change that it makes of how a provider is set up is kept with it
 * (SET-22). Without it the portal itself is said to have made them.
 */
export function actAs(actor: Actor): void {
  const request = requestContext.getStore();
  if (request !== undefined) request.actor = actor;
}
