import { ApiError } from '@portal/api/http/apiError';
import { createIdentityApi } from '@portal/api/account/createIdentityApi';
import type { Http } from '@portal/api/http/http';
import type { InfoRequest } from '@portal/contract/overlays';
import { PORTAL_ADDRESSES } from '../../address/portalAddresses.ts';
import { texts } from './texts.ts';

export interface DemoEntry {
  main: Http;
  domain: string;
  /** Client id of the address (DEMO-02). */
  clientId: string;
  enter(token: string): void;
  tell(message: InfoRequest): Promise<void>;
  leave(address: string): void;
}

/** What is said when a demo cannot be entered: a wrong link (DEMO-06), or no demo any more (DEMO-07). */
function refusalOf(error: unknown): InfoRequest {
  const isWrongLink = error instanceof ApiError && demoCode(error) === 401;
  return isWrongLink ? texts.wrongLink : texts.unavailable;
}

function demoCode(error: ApiError): number {
  return error.envelope.http_code ?? error.status;
}

/** The marketing page, with the way back to this demo (DEMO-05). */
export function welcomeAddress(page: string): string {
  return `${PORTAL_ADDRESSES.welcomePage}?${new URLSearchParams({ return: page }).toString()}`;
}

/**
 * Logs the demo user in (DEMO-03, DEMO-04). A failure is told and leads to the marketing page.
 * @returns whether the demo was entered
 */
export async function enterDemo(entry: DemoEntry): Promise<boolean> {
  try {
    const { data } = await createIdentityApi(entry.main).loginToDemo({
      id: entry.clientId,
      domain: entry.domain,
    });
    entry.enter(data.token);
    return true;
  } catch (error) {
    await entry.tell(refusalOf(error));
    entry.leave(welcomeAddress(window.location.origin + window.location.pathname));
    return false;
  }
}
