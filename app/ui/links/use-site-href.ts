import { linkIn } from "#shared/language.ts";
import { useText } from "../use-text.ts";

/** `const href = useSiteHref(); <a href={href("/clubs")}>`: pages of ours in the language of this one, other links as they are. */
export function useSiteHref(): (link: string) => string {
  const { language } = useText();
  return (link) => linkIn(link, language);
}
