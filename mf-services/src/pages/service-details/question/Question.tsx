import type { Work } from '@portal/api/work/work';
import { isChatReadOnly } from '@portal/domain/work/isChatReadOnly';
import { useSession } from '@portal/remote/useSession';
import { lazyPart, useLazyPart } from '@portal/ui/lazyPart';
import type { QuestionButtonProps } from './QuestionButton.tsx';

const button = lazyPart<QuestionButtonProps>(
  () => import(/* webpackChunkName: "details-later" */ './QuestionButton.tsx'),
);

function Arriving(props: QuestionButtonProps) {
  const { Arrived } = useLazyPart(button);
  return Arrived && <Arrived {...props} />;
}

interface QuestionProps {
  work: Work;
  /** What can be asked about: jobs or lines, by their names. */
  names: readonly string[];
}

/** The way to ask in the chat about a job or a line of a budget while it can be decided (C-705). */
export function Question({ work, names }: QuestionProps) {
  const { mode } = useSession();
  const isOpen = work.allow_approve || work.budget?.allow_decision === true;
  if (mode !== 'full' || !isOpen || isChatReadOnly(work) || names.length === 0) return null;
  return <Arriving names={names} />;
}
