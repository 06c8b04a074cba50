import { Link } from "react-router";
import { momentInWords } from "#domain/time/moment-in-words.ts";
import { failed } from "#texts/admin/section-toasts.ts";
import { listMyReviews, readReviewRule, type WaitingReview } from "../../data/record/reviews.ts";
import { buttonClass } from "../../ui/links/button-class.ts";
import { PageHead } from "../layout/page-head.tsx";
import { rowPath } from "../plans/row-path.ts";
import { FailedList } from "../resource/empty-lists.tsx";
import { readPage } from "../session/read-page.ts";
import type { Route } from "./+types/reviews-route.ts";
import { ReviewRule } from "./review-rule.tsx";

export const clientLoader = () =>
  readPage("reviews", failed, async (client) => {
    const [reviews, isRequired] = await Promise.all([listMyReviews(client), readReviewRule(client)]);
    return { reviews, isRequired };
  });

export default function ReviewsRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <FailedList>Las revisiones no se han podido cargar.</FailedList>;
  const { reviews, isRequired } = loaderData;
  return (
    <>
      <PageHead title="Revisiones" about="Artículos, eventos y landings que esperan a que otra persona los lea." />
      <Waiting
        title="Te piden que revises"
        none="Nada te espera."
        reviews={reviews.filter(({ is_mine }) => !is_mine)}
        action="Revisar"
      />
      <Waiting
        title="Has pedido"
        none="No esperas a nadie."
        reviews={reviews.filter(({ is_mine }) => is_mine)}
        action="Abrir"
      />
      <ReviewRule isRequired={isRequired} />
    </>
  );
}

interface WaitingProps {
  title: string;
  none: string;
  reviews: readonly WaitingReview[];
  action: string;
}

function Waiting({ title, none, reviews, action }: WaitingProps) {
  return (
    <section className="panel-box panel-card below-16" aria-label={title}>
      <h2>{title}</h2>
      {reviews.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul className="above">
          {reviews.map(({ id, table_name, row_id, name, note, created_at, asked_by, is_mine }) => (
            <li className="row wraps spread breaks ruled-top pad-y" key={id}>
              <div className="roomy">
                <b>{name}</b>
                <small>
                  {is_mine ? "" : `${asked_by}, `}
                  {momentInWords(created_at)}
                </small>
                {note && <blockquote className="quoted lines above">{note}</blockquote>}
              </div>
              <Link
                className={buttonClass({ variant: "line", size: "compact" })}
                to={rowPath(table_name, row_id)}
                aria-label={`${action} ${name}`}
              >
                {action}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
