// A price request for a client's car, filled in from what is known: the car, the wish, the state's tax rule and the nearest dealers of the make.
import { carName } from '../../../domain/car-name.ts';
import { ruleFor } from '../../../domain/otd-estimate.ts';
import { homeState } from '../../../domain/zip-state.ts';
import type { Dealer, Link, TaxRule, User, UserPreferences } from '../../../generated/api.ts';

/** How many dealers are proposed. */
const proposed = 5;

/** When a showroom closes, by the clock of who asks. */
const closes = 17;
const opens = 9;

/** A day and up to an hour from now, while a showroom is open: what would end in the evening or at night ends when it closes that day. */
export function dueFrom(now: Date): Date {
  const due = new Date(now.getTime() + 86_400_000);
  if (due.getHours() < opens || due.getHours() >= closes) due.setHours(closes, 0, 0, 0);
  else due.setHours(due.getHours() + 1, 0, 0, 0);
  return due;
}

interface Known {
  link: Link;
  client: Pick<User, 'zip'>;
  checklist: UserPreferences | undefined;
  rules: readonly TaxRule[];
  /** Of the car's make, nearest first. */
  dealers: readonly Dealer[];
  now: Date;
}

/** The form's initial values. The trade-in is in words, without the client's name. */
export function requestFor({ link, client, checklist, rules, dealers, now }: Known) {
  const trade = checklist?.trade_in;
  const car = trade?.has_trade_in === true ? [trade.year, carName(trade.make, trade.model)].filter(Boolean).join(' ') : '';
  return {
    user_id: link.user_id,
    link_id: link.id,
    title: link.title,
    year: link.year,
    make: link.make,
    model: link.model,
    trim: link.trim,
    colors: link.exterior_colour ? [link.exterior_colour] : (checklist?.selections.taste?.exterior_colours ?? []),
    must_haves: (checklist?.selections.taste?.options ?? []).filter(({ wish }) => wish === 'must').map(({ name }) => name),
    trade_in: car || null,
    tax_rule_id: ruleFor(homeState(client.zip, checklist?.selections), rules, now.toISOString().slice(0, 10))?.id ?? null,
    dealer_ids: dealers.slice(0, proposed).map(({ id }) => id),
    due_at: dueFrom(now).toISOString(),
  };
}
