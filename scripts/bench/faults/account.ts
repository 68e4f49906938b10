// Afterwards: is everything that was acknowledged there, once, in order, and does the money add up?
import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/db/database.ts';
import type { Providers } from './providers.ts';
import type { Acknowledged } from './load.ts';

export interface Account {
  /** How many were acknowledged, of what. */
  acknowledged: Record<string, number>;
  /** Acknowledged and not there. */
  lost: string[];
  /** There twice. */
  doubled: string[];
  /** More letters than were asked for: allowed after a kill, where the mail server's answer was lost. */
  lettersAgain: number;
}

async function column(db: Database, query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await db.execute<{ value: string }>(query);
  return rows.map(({ value }) => value);
}

/** Holds what the load remembers against what stands. */
export async function takeAccount(db: Database, providers: Providers, said: Acknowledged): Promise<Account> {
  const lost: string[] = [];
  const doubled: string[] = [];

  for (const [chat, ids] of said.messages) {
    const kept = await column(db, sql`select message_id::text as value from messages where chat_id = ${chat}::uuid order by seq`);
    const places = ids.map((id) => kept.indexOf(id));
    lost.push(...ids.filter((_, index) => places[index] === -1).map((id) => `message ${id}`));
    doubled.push(...kept.filter((id, index) => kept.indexOf(id) !== index).map((id) => `message ${id}`));
    if (places.some((place, index) => index > 0 && place < (places[index - 1] ?? -1))) lost.push(`the order of chat ${chat}`);
    const [gaps = '0'] = await column(db, sql`select (max(seq) - min(seq) + 1 - count(*))::text as value from messages where chat_id = ${chat}::uuid`);
    if (gaps !== '0') lost.push(`${gaps} numbers of chat ${chat}`);
  }

  const codes = await column(db, sql`select code as value from coupons`);
  lost.push(...said.coupons.filter((code) => !codes.includes(code)).map((code) => `coupon ${code}`));
  doubled.push(...said.coupons.filter((code) => codes.indexOf(code) !== codes.lastIndexOf(code)).map((code) => `coupon ${code}`));

  const { rows: files } = await db.execute<{ file_name: string; storage_key: string }>(sql`select file_name, storage_key from stored_files`);
  for (const [name, hash] of said.uploads) {
    const kept = files.filter(({ file_name }) => file_name === name);
    if (kept.length > 1) doubled.push(`file ${name}`);
    const [file] = kept;
    if (!file || providers.objects.get(file.storage_key) !== hash) lost.push(`file ${name}`);
  }

  const paidAt = await column(db, sql`select provider_id as value from payments where status = 'succeeded'`);
  lost.push(...[...said.purchases.values()].filter((intent) => !paidAt.includes(intent)).map((intent) => `payment ${intent}`));
  doubled.push(
    ...(await column(db, sql`select user_id::text as value from payments where status = 'succeeded' group by user_id having count(*) > 1`)).map(
      (id) => `purchase of ${id}`,
    ),
  );
  const taken = [...providers.stripe.intents.values()].reduce((sum, intent) => sum + intent.amount_received, 0);
  const [booked = '0'] = await column(db, sql`select coalesce(sum(amount), 0)::text as value from payments where status = 'succeeded'`);
  if (String(taken) !== booked) lost.push(`money: the provider took ${taken} cents, the books say ${booked}`);

  const promised = [...said.letters];
  const arrived = (address: string): number => providers.letters.get(address) ?? 0;
  lost.push(...promised.filter(([address, count]) => arrived(address) < count).map(([address, count]) => `${count - arrived(address)} letters to ${address}`));
  const messages = [...said.messages.values()].reduce((sum, ids) => sum + ids.length, 0);
  return {
    acknowledged: {
      messages,
      coupons: said.coupons.length,
      uploads: said.uploads.size,
      purchases: said.purchases.size,
      letters: promised.reduce((sum, [, count]) => sum + count, 0),
    },
    lost,
    doubled,
    lettersAgain: promised.reduce((sum, [address, count]) => sum + Math.max(0, arrived(address) - count), 0),
  };
}
