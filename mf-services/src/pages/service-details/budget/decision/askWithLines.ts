import { satisfiesContract } from '@portal/contract/contractVersion';
import type { ConfirmRequest, ContentLine } from '@portal/contract/overlays';
import type { PortalContext } from '@portal/contract/portalContext';

/** Asks with lines between figure and body; a shell of before 1.3.0 gets them as words of the body. */
export function askWithLines(
  { contract, overlays }: Pick<PortalContext, 'contract' | 'overlays'>,
  { content, ...request }: ConfirmRequest & { content: readonly ContentLine[] },
): Promise<boolean> {
  if (satisfiesContract('^1.3.0', contract)) return overlays.confirm({ ...request, content });
  const lines = content.map(({ label, value }) => `${label}: ${value}`).join('\n');
  return overlays.confirm({
    ...request,
    body: [lines, request.body].filter((part) => part !== '').join('\n\n'),
  });
}
