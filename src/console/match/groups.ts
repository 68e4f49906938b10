import type { LinkFit, MatchClient } from '../../../generated/api.ts';
import { messages } from './messages.ts';

type Group = keyof typeof messages.groups;

const missed = ({ fit }: MatchClient): number => (fit ? fit.missing.length + fit.rejects_hit.length : 0);

/** The heading a client belongs under: what the car costs beyond the budget counts before what it lacks. */
export function groupOf(client: MatchClient, hasCar: boolean): Group {
  if (!hasCar) return 'wish';
  if (client.fit === null) return 'open';
  if ((client.over_budget ?? 0) > 0) return 'over';
  return missed(client) === 0 ? 'all' : missed(client) === 1 ? 'one' : 'more';
}

const order: readonly Group[] = ['all', 'one', 'more', 'over', 'open', 'wish'];

/** Clients under their headings, in the order they came. */
export function grouped(clients: readonly MatchClient[], hasCar: boolean): { group: Group; clients: MatchClient[] }[] {
  return order.flatMap((group) => {
    const own = clients.filter((client) => groupOf(client, hasCar) === group);
    return own.length > 0 ? [{ group, clients: own }] : [];
  });
}

/** Why it fits or not, in one line: the worst first. */
export function whyOf(fit: LinkFit): { text: string; isGood: boolean } {
  if (fit.rejects_hit.length > 0) return { text: messages.breaks(fit.rejects_hit.join(', ')), isGood: false };
  // The budget has a column of its own.
  const missing = fit.missing.filter((text) => !text.startsWith('within $'));
  if (missing.length > 0) return { text: messages.no(missing.join(', ')), isGood: false };
  if (fit.unknown.length > 0) return { text: messages.unknown(fit.unknown.join(', ')), isGood: true };
  return { text: messages.every, isGood: fit.missing.length === 0 };
}
