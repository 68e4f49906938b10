// Moments in the reader's locale and zone for documents and deadlines, in the same words as the server's letters.
import { clockText, momentText } from '../../domain/moment.ts';
import { formatting } from '../../engine/web/formatting.ts';

/** A moment with its year and zone in any case, for papers that are kept: "Nov 18, 2026, 2:47 PM EST". */
export const formatKeptDateTime = (instant: string | Date): string => momentText(instant, formatting());

/** A time of day that must not be mistaken: "2:47 PM EST". */
export const formatClock = (instant: string | Date): string => clockText(instant, formatting());
