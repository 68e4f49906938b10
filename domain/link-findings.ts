// When a research report or a quote may follow an earlier one (docs/rules.md, Links: revisions are kept).
import type { LinkStatus } from '../generated/api.ts';

const reportedAgain: ReadonlySet<LinkStatus> = new Set(['researched', 'otd_requested', 'otd_received', 'accepted']);

/** A report may be followed by a fuller one while the link is alive. */
export const mayReportAgain = (status: LinkStatus): boolean => reportedAgain.has(status);

/** A quote may be followed by another as long as the client has not answered it. */
export const mayQuoteAgain = (status: LinkStatus): boolean => status === 'otd_received';
