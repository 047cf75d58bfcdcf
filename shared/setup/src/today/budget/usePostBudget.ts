import { ApiError } from '@portal/api/http/apiError';
import { useRef } from 'react';
import { useSetupApi } from '../../calls/useSetupApi.ts';
import { refusalText } from '../refusalText.ts';
import { useChange } from '../useChange.ts';
import { budgetOf, type BudgetForm } from './budgetForm.ts';
import type { Photo } from './photo.ts';
import { texts } from './texts.ts';

/** Sends the photographs of a budget, then the budget; what has arrived is not sent again by another try (C-799). */
export function usePostBudget(workId: string) {
  const { today } = useSetupApi();
  /** Ids of those that arrived, by key. */
  const arrived = useRef(new Map<string, string>());
  const underWay = useRef<File | null>(null);

  async function sendPhoto({ key, file }: Photo): Promise<string> {
    const known = arrived.current.get(key);
    if (known !== undefined) return known;
    underWay.current = file;
    const { id } = await today.addFile(workId, file, key);
    underWay.current = null;
    arrived.current.set(key, id);
    return id;
  }

  const { run, refusal } = useChange(
    async ({ form, photos }: { form: BudgetForm; photos: readonly Photo[] }, key) => {
      const ids: string[] = [];
      // One after the other: a phone's network is slow, and what has arrived counts.
      for (const photo of photos) ids.push(await sendPhoto(photo));
      return today.postBudget(workId, budgetOf(form, ids), key);
    },
    (error) => {
      const file = underWay.current;
      underWay.current = null;
      const isWrong = error instanceof ApiError && [400, 413].includes(error.status);
      return isWrong && file !== null ? texts.photoRefused(file.name) : refusalText(error);
    },
    `budget:${workId}`,
  );
  return {
    refusal,
    post: (form: BudgetForm, photos: readonly Photo[], onDone: () => void) =>
      run({ form, photos }, texts.sent, onDone),
  };
}
