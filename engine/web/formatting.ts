/** How the reader writes numbers, dates and money. */
export interface Formatting {
  /** BCP 47 tag; undefined follows the browser. */
  locale: string | undefined;
  /** IANA zone; undefined follows the browser. */
  timeZone: string | undefined;
  /** ISO 4217 code of the firm's money. */
  currency: string;
}

let current: Formatting = { locale: undefined, timeZone: undefined, currency: 'USD' };

/** Sets the reader's locale and zone and the firm's currency, for every format. */
export function setFormatting(change: Partial<Formatting>): void {
  current = { ...current, ...change };
}

/** The current settings; a new object after each change. */
export const formatting = (): Formatting => current;
