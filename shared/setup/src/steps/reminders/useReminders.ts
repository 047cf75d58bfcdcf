import type { ReminderRule } from '@portal/api/provider/reminders';
import type { SetupReminders } from '@portal/api/setup/setupReminders';
import { useQuery } from '@portal/remote/query';
import { useSetupApi } from '../../calls/useSetupApi.ts';
import { useDraft } from '../../draft/useDraft.ts';
import { useDraftField } from '../../draft/useDraftField.ts';

type Drawn = SetupReminders['rules'][number];

const wordsOf = ({ event, text, channels }: ReminderRule) =>
  JSON.stringify([event, text, channels]);

export interface Reminders {
  /** Each rule, with its words as they are sent once those were asked for. */
  rules: readonly { rule: ReminderRule; drawn: Drawn | undefined }[];
  usage: SetupReminders['usage'] | undefined;
  failed: boolean;
  retry: () => void;
  id: string;
  error: string | null;
  /** Puts a rule in the place of the one with this number, or at the end; undefined takes it out. */
  put: (index: number, rule: ReminderRule | undefined) => void;
}

/** The reminders of the draft (SET-18): as long as nobody changed one, the presets. */
export function useReminders(): Reminders {
  const api = useSetupApi();
  const { state } = useDraft();
  const field = useDraftField('reminders', 'rules');
  const { data, error, refetch } = useQuery({
    queryKey: ['reminders', state.revision],
    queryFn: () => api.reminders(),
    placeholderData: (earlier: SetupReminders | undefined) => earlier,
  });
  const rules = field.value ?? data?.rules.map(({ rule }) => rule) ?? [];
  return {
    rules: rules.map((rule, index) => {
      const drawn = data?.rules[index];
      const isDrawn = drawn !== undefined && wordsOf(drawn.rule) === wordsOf(rule);
      return { rule, drawn: isDrawn ? drawn : undefined };
    }),
    usage: data?.usage,
    failed: error !== null,
    retry: () => void refetch(),
    ...{ id: field.id, error: field.error },
    put: (index, rule) =>
      field.choose(
        index >= rules.length
          ? [...rules, ...(rule ? [rule] : [])]
          : rules.flatMap((one, place) => (place === index ? (rule ?? []) : one)),
      ),
  };
}
