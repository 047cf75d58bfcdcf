import { createHttp } from '@portal/api/http/http';
import { createSetupApi } from '@portal/api/setup/createSetupApi';
import { setupValuesSchema } from '@portal/api/setup/setupValues';
import { QueryClient, QueryClientProvider } from '@portal/remote/query';
import {
  createTestFetch,
  type TestAnswer,
  type TestRequest,
} from '@portal/remote/testing/createTestFetch';
import { PrimitiveProvider } from '@portal/ui/PrimitiveProvider';
import { useState, type ReactNode } from 'react';
import * as v from 'valibot';
import { SetupApiContext } from '../calls/SetupApiContext.ts';
import { createDraftStore, type DraftStore } from '../draft/createDraftStore.ts';
import { DraftContext } from '../draft/DraftContext.ts';

const sections = [
  ...['identity', 'legal', 'brand', 'activity', 'modules', 'hours'],
  ...['policy', 'reminders', 'law', 'settings'],
];

/**
 * What stands around a part of the set-up in a test: a draft, and calls that are answered from a table.
 * @param props `values` of the draft by section; whatever is not said is empty. `requests` takes in what was asked.
 * `differs`: whether the draft holds what was never published; `published`: whether anything was. `timeZone` of the
 * provider, else that of Lisbon; `expertIds` of all that it ever had. `onStore` is given the draft
 */
export function SetupTestShell(props: {
  values?: Record<string, object>;
  answers?: Record<string, TestAnswer>;
  requests?: TestRequest[];
  differs?: boolean;
  published?: boolean;
  timeZone?: string | undefined;
  expertIds?: string[];
  onStore?: (store: DraftStore) => void;
  children: ReactNode;
}) {
  const [{ api, store, queries }] = useState(() => {
    const answers = new Map(Object.entries(props.answers ?? {}));
    const http = createHttp(createTestFetch('main', answers, props.requests ?? []));
    const empty = Object.fromEntries(sections.map((section) => [section, {}]));
    const values = v.parse(setupValuesSchema, { ...empty, ...props.values });
    const begun = createSetupApi(http);
    const differs = props.differs ?? false;
    const draft = {
      ...{ revision: 1, values, missing: [], differs, published: props.published ?? false },
      ...{ time_zone: props.timeZone, expert_ids: props.expertIds },
    };
    const made = createDraftStore(begun, draft);
    props.onStore?.(made);
    return {
      api: begun,
      store: made,
      queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    };
  });
  return (
    <QueryClientProvider client={queries}>
      <SetupApiContext value={api}>
        <DraftContext value={store}>
          <PrimitiveProvider>{props.children}</PrimitiveProvider>
        </DraftContext>
      </SetupApiContext>
    </QueryClientProvider>
  );
}
