import type { Report } from '@portal/contract/report';
import { QueryClientProvider } from '@portal/remote/query';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import type { Shell } from '../shell/createShell.ts';
import { ShellErrorBoundary } from './screens/boundaries/ShellErrorBoundary.tsx';
import { Started } from './screens/startup/Started.tsx';
import { ShellContext } from './useShell.ts';

/** Reports what kept the shell from being drawn, and counts it against its build. */
function ofWholeShell({ report, tellHost }: Shell): Report {
  return {
    ...report,
    failure(failure) {
      report.failure(failure);
      tellHost('SHELL-RENDER');
    },
  };
}

/** What everything of the page is drawn in; the router stands between, of which a server has another. */
export function PortalRoot({ shell, children }: { shell: Shell; children: ReactNode }) {
  return (
    <ShellErrorBoundary report={ofWholeShell(shell)}>
      <Started onStarted={() => shell.tellHost('shown')} />
      <ShellContext value={shell}>
        <Provider store={shell.store}>
          <QueryClientProvider client={shell.queryClient}>{children}</QueryClientProvider>
        </Provider>
      </ShellContext>
    </ShellErrorBoundary>
  );
}
