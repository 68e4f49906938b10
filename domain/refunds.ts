// The refund ladder (domain.md, Firm settings): everything, half, nothing, by how far the work has come.
import type { Cents, RefundQuote } from '../generated/api.ts';

/** How far the work for a client has come. */
export interface WorkDone {
  links_published: boolean;
  otd_worksheet_made: boolean;
}

/** One rung: the share given back and the words that explain it. */
export interface RefundRung {
  percent: number;
  words: string;
}

/** The share of what was paid that is given back: 100 % until the first link is published, 50 % until the first OTD worksheet, then 0. */
export function refundRung({ links_published, otd_worksheet_made }: WorkDone): RefundRung {
  if (otd_worksheet_made) return { percent: 0, words: 'An OTD worksheet was made, so nothing is given back.' };
  if (links_published) return { percent: 50, words: 'Links were published and no OTD worksheet was made yet, so half is given back.' };
  return { percent: 100, words: 'No link was published yet, so all of it is given back.' };
}

/** What the ladder gives back of an amount in cents, rounded down to the cent. */
export function quoteRefund(paid: Cents, work: WorkDone): RefundQuote {
  const { percent, words } = refundRung(work);
  return { percent, amount: Math.floor((paid * percent) / 100), words };
}
