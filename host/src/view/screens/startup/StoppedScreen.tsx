import { useLayoutEffect } from 'react';
import type { StartupState } from '../../../shell/startup/startupState.ts';
import { ConfigurationRefused } from './ConfigurationRefused.tsx';
import { Misconfigured } from './Misconfigured.tsx';
import { ProviderRefused } from './ProviderRefused.tsx';
import { removeSkeleton } from './removeSkeleton.ts';
import { TermsNeeded } from './TermsNeeded.tsx';
import { TermsRefused } from './TermsRefused.tsx';
import { UnknownProvider } from '../providers/UnknownProvider.tsx';
import { WelcomePage } from '../providers/WelcomePage.tsx';

/** The screen of a start that an answer has stopped. */
export default function StoppedScreen({ state }: { state: StartupState }) {
  // The skeleton stays until there is something to put in its place.
  useLayoutEffect(removeSkeleton, []);
  switch (state.kind) {
    case 'terms-needed':
      return <TermsNeeded message={state.message} />;
    case 'terms-refused':
      return <TermsRefused message={state.message} />;
    case 'configuration-refused':
      return <ConfigurationRefused message={state.message} />;
    case 'misconfigured':
      return <Misconfigured />;
    case 'provider-not-found':
      return state.refused ? <ProviderRefused /> : <UnknownProvider />;
    case 'welcome':
      return <WelcomePage />;
    default:
      return null;
  }
}
