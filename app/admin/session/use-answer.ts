import { useEffect, useState } from "react";

/**
 * What `read` answers, asked as soon as it is shown and anew when `of` is another: undefined until it is there, and
 * what was answered before until then. An answer to an earlier question is none. Without `onFail` one that fails stays away.
 */
export function useAnswer<Answer>(
  read: () => Promise<Answer> | undefined,
  of: string | boolean | null,
  onFail?: (error: unknown) => void,
): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  // Talks to whatever `read` asks, the backend nearly always.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` is the question
  useEffect(() => {
    let isWanted = true;
    read()?.then(
      (found) => isWanted && setAnswer(() => found),
      (error: unknown) => isWanted && onFail?.(error),
    );
    return () => {
      isWanted = false;
    };
  }, [of]);
  return answer;
}
