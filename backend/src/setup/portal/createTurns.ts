/** Answers all calls that wait, one after the other. */
type AnswerAll<Call, Answer> = (answer: (call: Call) => Promise<Answer>) => Promise<void>;

interface Waiting<Call, Answer> {
  call: Call;
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
}

/**
 * Answers calls by whose they are: those of one owner that wait when its turn comes are answered in it, and one turn runs
 * at a time. What fails fails for its own call; a turn that fails, for all of its calls.
 * @param take begins a turn, has its calls answered and ends it
 */
export function createTurns<Owner extends { id: string }, Call, Answer>(
  take: (owner: Owner, answerAll: AnswerAll<Call, Answer>) => Promise<void>,
): (owner: Owner, call: Call) => Promise<Answer> {
  const waiting = new Map<string, Waiting<Call, Answer>[]>();
  let last = Promise.resolve();

  async function turn(owner: Owner): Promise<void> {
    const calls = waiting.get(owner.id) ?? [];
    waiting.delete(owner.id);
    try {
      await take(owner, async (answer) => {
        for (const { call, resolve, reject } of calls) await answer(call).then(resolve, reject);
      });
    } catch (error) {
      for (const { reject } of calls) reject(error);
    }
  }

  return (owner, call) =>
    new Promise((resolve, reject) => {
      const others = waiting.get(owner.id);
      if (others !== undefined) return void others.push({ call, resolve, reject });
      waiting.set(owner.id, [{ call, resolve, reject }]);
      last = last.then(() => turn(owner));
    });
}
