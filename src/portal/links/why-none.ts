import type { Link, LinkStatus } from '../../../generated/api.ts';
import { messages } from '../../features/links/messages.ts';

/** Why there is no price yet, and what would bring it. */
export function withoutPrice(status: LinkStatus): string {
  if (status === 'otd_requested') return messages.waits.otd_requested;
  if (status === 'research_requested') return messages.worksheet.noneYet.afterResearch;
  return status === 'proposed' || status === 'researched' ? messages.worksheet.noneYet.toAsk : messages.worksheet.noneYet.notAsked;
}

/** Why nobody researched it yet, and what would bring that. */
export function withoutResearch(status: LinkStatus): string {
  if (status === 'research_requested') return messages.waits.research_requested;
  return status === 'proposed' ? messages.research.noneYet.toAsk : messages.research.noneYet.notAsked;
}

/** Why nothing can be chosen now. */
export function noChoice({ status }: Pick<Link, 'status'>): string | undefined {
  const reasons: Readonly<Partial<Record<LinkStatus, string>>> = { ...messages.waits, rejected: messages.saidNo(null) };
  return reasons[status];
}
