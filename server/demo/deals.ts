// Deals of the demo: one for each accepted price, at different points, and the delivered ones with what was saved.
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { contractCheck } from '../../domain/contract-check.ts';
import { papersFor } from '../../domain/deal-papers.ts';
import { stateOfZip } from '../../domain/zip-state.ts';
import type { ContractLines } from '../../generated/api.ts';
import type { Database } from '../db/database.ts';
import { deals, events, links, otdWorksheets, userPreferences } from '../db/schema.ts';
import { shownHash } from '../modules/deals/index.ts';
import { agreedOf } from '../modules/links/index.ts';
import type { Services } from '../services.ts';
import { inBatches } from './batches.ts';
import { atTen } from './daytime.ts';
import { demoEvent, keepHappened, type Happened } from './happenings.ts';
import * as roles from '../../generated/roles.ts';
import type { EventKind, Facts } from '../events/kinds.ts';
import type { World } from './model.ts';

const dayMs = 86_400_000;
const unhappyWords = ['The car was right, but the dealer had added two fees by the time I came to sign.', 'Delivery was moved twice.'];
const words = ['I walked in, signed, and drove home.', 'No haggling, no surprises.', null, 'It took a week longer than I hoped, but the price held.', null];

/** In the order the prices were accepted, so that every run has the same. */
export async function fillDeals(db: Database, _services: Services, world: World): Promise<void> {
  const rows = await db
    .select({ link: links, sheet: otdWorksheets, selections: userPreferences.selections, tradeIn: userPreferences.trade_in })
    .from(links)
    .innerJoin(otdWorksheets, eq(otdWorksheets.link_id, links.id))
    .leftJoin(userPreferences, eq(userPreferences.user_id, links.user_id))
    .where(inArray(links.status, ['accepted', 'purchased']))
    .orderBy(asc(links.status_since), asc(links.id), asc(otdWorksheets.revision));
  // The last revision of each is the one that was accepted.
  const latest = [...new Map(rows.map((row) => [row.link.id, row])).values()];
  const takenAt = await acceptedAt(db);
  const checked: Happened[] = [];
  const made = latest.map(({ link, sheet, selections, tradeIn }, index): typeof deals.$inferInsert => {
    const agreed = agreedOf(sheet);
    const isDelivered = link.status === 'purchased';
    const contract = isDelivered || index % 2 === 0 ? contractOf(agreed, !isDelivered && index % 3 === 0) : null;
    const accepted = new Date(takenAt.get(link.id) ?? link.status_since);
    const at = (share: number) => new Date(accepted.getTime() + share * (Date.parse(link.status_since) - accepted.getTime()));
    const client = world.clients.find((each) => each.id === link.user_id);
    const id = world.id(accepted);
    // Every third delivered car's contract had a fee too many; it was found and taken off.
    const removed = isDelivered && index % 3 === 1 ? contractOf(agreed, true) : null;
    const papers = papersFor(selections?.money, tradeIn ?? undefined, stateOfZip(client?.zip)).map((paper, place) => {
      const is_done = isDelivered || place < index % 4;
      return { ...paper, is_done, done_at: is_done ? link.status_since : null };
    });
    const first = link.first_total_otd ?? sheet.total_otd;
    const [fee] = removed ? contractCheck(agreed, removed).differences.filter(({ blocks }) => blocks) : [];
    // Asked for, and gone from the contract that was signed.
    const answers = fee ? [{ key: fee.key, answer: 'ask_to_remove' as const, reason: null, by: fee.by }] : [];
    const keep = <K extends EventKind>(kind: K, moment: Date, by: 'advisor' | 'client', facts: Facts<K>) =>
      checked.push(
        demoEvent(kind, facts, {
          id: world.id(moment),
          at: moment,
          actor_id: by === 'client' ? link.user_id : (client?.advisor_id ?? null),
          actor_role: by === 'client' ? roles.client : roles.employee,
          client_id: link.user_id,
          target: { kind: 'deal', id },
        }),
      );
    if (removed && fee) {
      keep('deal_contract', at(0.3), 'advisor', { amount: removed.total_otd, open: 1, title: link.title });
      keep('deal_difference', at(0.35), 'advisor', { answer: 'ask_to_remove', label: fee.label, reason: null });
    }
    if (isDelivered && contract) {
      keep('deal_contract', at(0.6), 'advisor', { amount: contract.total_otd, open: 0, title: link.title });
      keep('deal_confirmed', at(0.75), 'client', { title: link.title });
    }
    return {
      id,
      user_id: link.user_id,
      link_id: link.id,
      worksheet_id: sheet.id,
      title: link.title,
      dealer: sheet.dealer ?? link.dealer,
      status: isDelivered ? 'delivered' : contract ? 'contract_check' : 'paperwork',
      status_since: link.status_since,
      accepted_at: accepted.toISOString(),
      agreed,
      agreed_total: sheet.total_otd,
      first_total: first,
      contract,
      contract_at: contract ? (isDelivered ? at(0.6).toISOString() : link.status_since) : null,
      answers,
      open_differences: contract ? contractCheck(agreed, contract).open : 0,
      papers,
      slots: isDelivered
        ? []
        : [1, 2, 3].map((days) => ({
            id: String(days),
            starts_at: atTen(new Date(accepted.getTime() + (6 + days) * dayMs)).toISOString(),
            place: `Pick up at ${link.dealer ?? 'the dealer'}`,
          })),
      bring: ['Driver license', ...(papers.some(({ kind }) => kind === 'keys') ? ['Both keys of the trade-in'] : [])],
      ...(isDelivered
        ? { confirmed_at: at(0.75).toISOString(), confirmed_name: client?.name ?? null, confirmed_hash: shownHash({ agreed, contract, answers }) }
        : {}),
      ...(isDelivered ? delivered(index, link.final_price ?? sheet.total_otd, first, link.purchased_on, link.status_since) : {}),
      created_at: accepted.toISOString(),
      updated_at: link.status_since,
    };
  });
  await inBatches(made, (batch) => db.insert(deals).values(batch));
  await keepHappened(db, checked);
}

/** When the client accepted each car's price, by link. */
async function acceptedAt(db: Database): Promise<Map<string, string>> {
  const rows = await db
    .select({ link_id: events.target_id, at: events.created_at })
    .from(events)
    .where(sql`${events.kind} = 'link_moved' and ${events.params} ->> 'to' = 'accepted'`)
    .orderBy(asc(events.created_at));
  return new Map(rows.map(({ link_id, at }) => [link_id ?? '', at]));
}

/** A contract as agreed, or with one fee too many. */
function contractOf(agreed: ReturnType<typeof agreedOf>, isWrong: boolean): ContractLines {
  const { tax_rule: _rule, taxed_amount: _taxed, trade_in: _car, good_through: _until, ...lines } = agreed;
  if (!isWrong) return lines;
  const fee = 19_600;
  return {
    ...lines,
    other_fees: [...lines.other_fees, { label: 'Nitrogen tire fill', amount: fee, is_taxed: false }],
    total_otd: lines.total_otd + fee,
    cash_due: lines.cash_due + fee,
  };
}

function delivered(index: number, final_price: number, first: number, day: string | null, at: string) {
  const rating = index % 9 === 4 ? 3 : index % 3 === 0 ? 4 : 5;
  const rated =
    index % 5 === 3
      ? { rating: null, rating_words: null, rated_at: null }
      : { rating, rating_words: (rating <= 3 ? unhappyWords[index % unhappyWords.length] : words[index % words.length]) ?? null, rated_at: at };
  return { final_price, savings: first - final_price, delivered_on: day ?? at.slice(0, 10), ...rated };
}
