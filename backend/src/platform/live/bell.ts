/** Something to wait for that may ring before anybody waits. */
export interface Bell {
  ring(): void;
  /** True when it rang, false when the time was over. */
  wait(milliseconds: number): Promise<boolean>;
}

export function createBell(): Bell {
  let isRung = false;
  let answer: (() => void) | undefined;
  return {
    ring: () => {
      isRung = true;
      answer?.();
    },
    wait: async (milliseconds) => {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          answer = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      const result = isRung;
      isRung = false;
      answer = undefined;
      return result;
    },
  };
}
