import type { Work } from '@portal/api/work/work';
import type { Section } from '../../work/home/sections.ts';
import { useWorkList } from '../../queries/useWorkList.ts';
import { historyEntries } from '../../work/history/historyEntries.ts';
import { useAskRules } from '../../work/asks/useAskRules.ts';
import { askingFirst } from '../../work/asks/askOf.ts';

export interface HomeList {
  /** What is known, possibly from before a failed refresh; undefined when nothing was ever loaded. */
  works: readonly Work[] | undefined;
  isLoading: boolean;
  /** Part of the list, or all of it, was never loaded. */
  hasFailed: boolean;
  retry(): Promise<unknown>;
}

export interface HomeLists extends Record<Section, HomeList> {
  /** Every list has answered or failed. */
  isSettled: boolean;
  /** The last refresh failed, so what is shown may be old. */
  isStale: boolean;
  /** When the oldest list on screen was loaded, in milliseconds. */
  loadedAt: number;
}

/** The three lists of the home; history is completed works and past appointments, sorted where they are shown (SRV-02). */
export function useHomeLists(): HomeLists {
  const rules = useAskRules();
  const active = useWorkList('active');
  const scheduled = useWorkList('scheduled');
  const completed = useWorkList('completed');
  const past = useWorkList('scheduled-history');
  const all = [active, scheduled, completed, past];

  const listOf = (query: typeof active): HomeList => ({
    works: query.data && askingFirst(query.data, rules),
    isLoading: query.isPending,
    hasFailed: query.isError && query.data === undefined,
    retry: () => query.refetch(),
  });

  return {
    inProgress: listOf(active),
    scheduled: listOf(scheduled),
    history: {
      works:
        completed.data || past.data
          ? historyEntries(completed.data ?? [], past.data ?? [])
          : undefined,
      isLoading: completed.isPending || past.isPending,
      hasFailed: [completed, past].some((query) => query.isError && query.data === undefined),
      retry: () => Promise.all([completed.refetch(), past.refetch()]),
    },
    isSettled: all.every((query) => !query.isPending),
    isStale: all.some((query) => query.isError && query.data !== undefined),
    loadedAt: Math.min(...all.filter((query) => query.data).map((query) => query.dataUpdatedAt)),
  };
}
