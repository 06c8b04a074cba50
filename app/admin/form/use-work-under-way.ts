import { useRef } from "react";

export interface WorkUnderWay {
  waitFor: (work: Promise<boolean>) => void;
  /** Resolves when all of it is done: whether it all came to something. */
  isDone: () => Promise<boolean>;
}

/** What fills a form without anybody typing (a picture that is being prepared or sent): a save must not overtake it. */
export function useWorkUnderWay(): WorkUnderWay {
  const underWay = useRef(new Set<Promise<boolean>>());
  return {
    waitFor: (work) => {
      underWay.current.add(work);
      void work.finally(() => underWay.current.delete(work));
    },
    isDone: async () => (await Promise.all(underWay.current)).every(Boolean),
  };
}
