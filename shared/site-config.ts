/** What the owner of the site set in the environment and pages may know. Nothing in here is secret. */
export interface SiteConfig {
  /** Public origin without a slash at the end, for canonical addresses; the local address while SITE_URL is not set. */
  siteUrl: string;
  /** Where a browser finds the backend: an address relative to the document when it is ours, absolute when hosted. */
  backend: { url: string; publishableKey: string };
  /** Whether somebody who has forgotten her password can be sent a link. A hosted project sends its own mail. */
  sendsMail: boolean;
  /** Whether it counts how often its pages are looked at. */
  countsViews: boolean;
  embeds: EmbedAddresses;
  legal: ConfiguredOwner;
}

/** Third-party content. Null means "not configured": the page then offers what it has without it. */
export interface EmbedAddresses {
  leadFormUrl: string | null;
  /** For clubs without an address of their own. */
  timetableUrl: string | null;
  chatScriptUrl: string | null;
  careersScriptUrl: string | null;
  careersFormId: string | null;
  partnerFormUrl: string | null;
  /** Origin of the video player, `https://www.youtube-nocookie.com` unless configured. */
  videoOrigin: string;
  /** Every origin a frame or script may come from; the browser refuses others (content security policy). */
  allowedOrigins: readonly string[];
}

/** What the environment says of the company behind the site; it goes before what staff write in the panel. Null: nothing. */
interface ConfiguredOwner {
  companyName: string | null;
  taxId: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  /** Where the company is entered: register, volume, folio, sheet. */
  registry: string | null;
  secondBrand: string | null;
}
