// The end of a deal: a time and place, the car handed over, or not.
import { eq } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import { conflict, invalid } from '../../../engine/server/problem.ts';
import type { DeliverySlot, DeliveryTime } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { links } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import type { Services } from '../../services.ts';
import { moveLink } from '../links/index.ts';
import { firmToday } from '../pipeline/index.ts';
import { about, change, mustGoOn } from './rows.ts';
import type { DealRow } from './views.ts';

/** Offers times; the one chosen stays where it is offered again. @throws Problem 422 for a time that is offered twice */
export async function offerSlots(
  db: Database,
  actor: Actor,
  deal: DealRow,
  { slots: times, bring = deal.bring }: { slots: DeliveryTime[]; bring?: string[] },
): Promise<void> {
  mustGoOn(deal);
  const twice = times.findIndex((time, index) => times.slice(0, index).some((other) => isSame(time, other)));
  if (twice >= 0) throw invalid({ [`slots[${twice}].starts_at`]: 'This time is offered twice.' });
  const slots = numbered(times, deal.slots);
  const stays = slots.find(({ id }) => id === deal.slot_id);
  await change(db, deal, { slots, bring, slot_id: stays?.id ?? null, delivery_at: stays?.starts_at ?? null });
  await happened(db, { kind: 'deal_slots', actor, ...about(deal), count: slots.length });
}

const isSame = (one: DeliveryTime, other: DeliveryTime): boolean => Date.parse(one.starts_at) === Date.parse(other.starts_at) && one.place === other.place;

/** A time that was offered before keeps its number, so that a choice made meanwhile is of the same time; a number is never given to another. */
function numbered(times: readonly DeliveryTime[], before: readonly DeliverySlot[]): DeliverySlot[] {
  let last = Math.max(0, ...before.map(({ id }) => Number(id) || 0));
  return times.map(({ starts_at, place }) => {
    const known = before.find((slot) => isSame(slot, { starts_at, place }));
    return { id: known?.id ?? String((last += 1)), starts_at, place };
  });
}

/** @throws Problem 409 for a time that is no longer offered */
export async function pickSlot(db: Database, actor: Actor, deal: DealRow, slotId: string): Promise<void> {
  mustGoOn(deal);
  const slot = deal.slots.find(({ id }) => id === slotId);
  if (!slot) throw conflict('This time is no longer offered. Choose another one.');
  await change(db, deal, { slot_id: slot.id, delivery_at: slot.starts_at });
  await happened(db, { kind: 'deal_slot', actor, ...about(deal), starts_at: slot.starts_at });
}

/** The car is handed over: the link is purchased, the client's step delivered, and what was saved is kept. */
export async function deliver(
  db: Database,
  services: Services,
  actor: Actor,
  deal: DealRow,
  { final_price, delivered_on }: { final_price: number; delivered_on?: string },
): Promise<void> {
  // A car may go before its contract is entered; what was entered is settled first, for nobody asks about it afterwards.
  if (deal.open_differences > 0)
    throw conflict('The contract isn’t as agreed yet. Resolve its differences or revise the quote, then record the delivery.', { open: deal.open_differences });
  const now = services.clock();
  const day = delivered_on ?? (await firmToday(db, now));
  const savings = deal.first_total - final_price;
  const link = await lockLink(db, deal);
  // Its final price may have been recorded on the link before.
  if (link?.status === 'accepted')
    await moveLink(db, services, actor, link, { to: 'purchased', amount: final_price, set: { final_price, purchased_on: day }, quietly: true });
  await change(db, deal, { status: 'delivered', status_since: now.toISOString(), final_price, delivered_on: day, savings });
  await happened(db, { kind: 'deal_delivered', actor, at: now, ...about(deal), amount: final_price, savings, title: deal.title });
}

/** The deal comes to nothing: the link is unavailable, with the reason for both. */
export async function end(db: Database, services: Services, actor: Actor, deal: DealRow, reason: string): Promise<void> {
  const link = await lockLink(db, deal);
  if (link?.status === 'accepted') await moveLink(db, services, actor, link, { to: 'unavailable', reason: 'other', remark: reason });
  else await change(db, deal, { status: 'fell_through', status_since: services.clock().toISOString(), reason });
}

/** The acceptance is withdrawn: the price is open again. */
export async function withdraw(db: Database, services: Services, actor: Actor, deal: DealRow): Promise<void> {
  const link = await lockLink(db, deal);
  if (link?.status === 'accepted') await moveLink(db, services, actor, link, { to: 'otd_received' });
  else await change(db, deal, { status: 'taken_back', status_since: services.clock().toISOString() });
}

/** @throws Problem 409 before the delivery, and for a second time */
export async function rate(
  db: Database,
  services: Services,
  actor: Actor,
  deal: DealRow,
  { rating, words = null }: { rating: number; words?: string | null },
): Promise<void> {
  if (deal.status !== 'delivered') throw conflict('You can rate the deal once your car is delivered.');
  if (deal.rated_at) throw conflict('You’ve already rated this deal. Thank you.');
  await change(db, deal, { rating, rating_words: words, rated_at: services.clock().toISOString() });
  await happened(db, { kind: 'deal_rated', actor, ...about(deal), rating });
}

async function lockLink(db: Database, { link_id }: DealRow) {
  const [link] = await db.select().from(links).where(eq(links.id, link_id)).for('update');
  return link;
}
