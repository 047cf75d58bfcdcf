import type { SetupSteps } from '@portal/api/setup/setupSteps';
import { useQuery } from '@portal/remote/query';
import { useSetupApi } from '../calls/useSetupApi.ts';
import { useDraft } from '../draft/useDraft.ts';
import type { PageId } from './pages.ts';
import { lackOf, steps, type Step } from './steps.ts';

export interface Lacks {
  /** What a step lacks, in words; empty once it is done, undefined as long as that is not known. */
  ofStep: (step: Step) => string[] | undefined;
  /** The same of all steps of a page; undefined also of a page on which none is done. */
  ofPage: (page: PageId) => string[] | undefined;
}

/** What the steps lack (SET-05), by the draft as it stands and by what the provider has beside it. */
export function useLacks(): Lacks {
  const api = useSetupApi();
  const { state } = useDraft();
  const { data } = useQuery({
    queryKey: ['steps', state.revision],
    queryFn: () => api.steps(),
    placeholderData: (earlier: SetupSteps | undefined) => earlier,
  });
  const ofStep = (step: Step) => lackOf(step, state.missing, data?.lacking);
  return {
    ofStep,
    ofPage: (page) => {
      const lacks = steps.filter((step) => step.page === page).map(ofStep);
      return lacks.length === 0 || lacks.includes(undefined)
        ? undefined
        : lacks.flatMap((lack) => lack ?? []);
    },
  };
}
