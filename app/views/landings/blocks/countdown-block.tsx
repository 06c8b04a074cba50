import { wakes } from "#app/islands/wakes.ts";
import { useText } from "#app/ui/use-text.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { fromMadridLocal, madridLongMoment } from "#domain/time/madrid-time.ts";
import { timeLeft } from "#domain/time/time-left.ts";
import type { BlockProps } from "./block-props.ts";
import { BlockSection } from "./block-section.tsx";

/** What is left until a moment; `enhanceHour` keeps it right while the page is looked at. */
export function CountdownBlock({ block, now }: BlockProps<"countdown">) {
  const t = useText();
  const until = fromMadridLocal(block.until);
  if (until === null) return null;
  const { days, hours, minutes, isOver } = timeLeft(until, now);
  if (isOver) {
    if (!block.over.trim()) return null;
    return (
      <BlockSection block={{ ...block, heading: "" }} surface="noche">
        <p className="title-1" lang={contentLang(block, "over")}>
          {block.over}
        </p>
      </BlockSection>
    );
  }
  return (
    <BlockSection block={block} surface="noche">
      <p className="row ends wraps apart-12" {...wakes("hour", { later: true })} data-left-until={until}>
        <span className="stack gap-0 small">
          <b className="wide titular--2 figures" data-part="days">
            {days}
          </b>{" "}
          {t("días")}
        </span>{" "}
        <span className="stack gap-0 small">
          <b className="wide titular--2 figures" data-part="hours">
            {twoDigits(hours)}
          </b>{" "}
          {t("horas")}
        </span>{" "}
        <span className="stack gap-0 small">
          <b className="wide titular--2 figures" data-part="minutes">
            {twoDigits(minutes)}
          </b>{" "}
          {t("minutos")}
        </span>{" "}
        <span className="small muted">{t("hasta el {moment}", { moment: madridLongMoment(until, t) })}</span>
      </p>
    </BlockSection>
  );
}

const twoDigits = (number: number) => String(number).padStart(2, "0");
