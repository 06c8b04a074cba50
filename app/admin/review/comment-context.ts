import { createContext } from "react";

export interface Commenting {
  /** The paragraphs that have an open comment, as they were when they were commented. */
  quotes: readonly string[];
  /** Somebody wants to comment on this paragraph. */
  onComment: (paragraph: string) => void;
}

/** Where the texts of a form can be commented; null where they cannot. */
export const CommentContext = createContext<Commenting | null>(null);
