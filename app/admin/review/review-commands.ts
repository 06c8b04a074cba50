import { listColleagues } from "../../data/people/colleagues.ts";
import * as comments from "../../data/record/comments.ts";
import * as data from "../../data/record/reviews.ts";
import { perform } from "../session/perform.ts";

/** A row that colleagues read before it is public. */
export interface ReviewedRow {
  table: data.ReviewedTable;
  row: string;
}

/** What is asked about a row, who may be asked, and the link under which it is shown. */
export const readReviewOf = ({ table, row }: ReviewedRow) =>
  perform(["read", "reviews"], async (client) => {
    const [review, colleagues, link] = await Promise.all([
      data.readLastReview(client, table, row),
      listColleagues(client),
      data.readDraftLink(client, row, new Date()),
    ]);
    return { review, colleagues, link };
  });

export const listWaitingRows = (table: data.ReviewedTable) =>
  perform(["read", "reviews"], (client) => data.listWaitingRows(client, table));

export const askForReview = ({ table, row }: ReviewedRow, person: string, words: string) =>
  perform(["update", table], (client) => data.askForReview(client, { table, row, person, words }));

export const answerReview = (review: string, answer: Parameters<typeof data.answerReview>[2]) =>
  perform(["read", "reviews"], (client) => data.answerReview(client, review, answer));

export const setReviewRule = (isRequired: boolean) =>
  perform(["update", "review_settings"], (client) => data.writeReviewRule(client, isRequired));

/** A new address under which a draft is shown to somebody without an account. */
export const openDraft = ({ table, row }: ReviewedRow) =>
  perform(["update", table], (client) => data.openDraft(client, table, row));

export const endDraftLinks = ({ table, row }: ReviewedRow) =>
  perform(["update", table], (client) => data.endDraftLinks(client, row));

export const readComments = ({ table, row }: ReviewedRow) =>
  perform(["read", "comments"], async (client) => {
    const [all, colleagues] = await Promise.all([comments.listComments(client, table, row), listColleagues(client)]);
    return { all, colleagues };
  });

export const addComment = ({ table, row }: ReviewedRow, said: { words: string; quote?: string; parent?: string }) =>
  perform(["create", "comments"], (client) => comments.addComment(client, { table, row, ...said }));

export const resolveComment = (id: string, isResolved: boolean) =>
  perform(["update", "comments"], (client) => comments.resolveComment(client, id, isResolved));
