// Free text of staff goes to dealers: it is refused where it says who the client is, or whom else they asked (docs/rules.md, Dealers and bids).
import { eq, inArray } from 'drizzle-orm';
import { clientIn, dealerIn } from '../../../domain/dealer-secrets.ts';
import { invalid } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { dealers, users } from '../../db/schema.ts';
import type { RequestRow } from './rows.ts';

/** Field → what staff wrote there; what was not written is not checked. */
type Texts = Readonly<Record<string, string | null | undefined>>;

interface Told {
  request: Pick<RequestRow, 'user_id' | 'title'>;
  /** The dealers asked, but the one it is for. */
  others: readonly string[];
  texts: Texts;
}

/** @throws Problem 422 at the field that tells it */
export async function mustKeepSecret(db: Database, { request, others, texts }: Told): Promise<void> {
  const written = Object.entries(texts).flatMap(([field, text]) => (text ? [{ field, text }] : []));
  if (written.length === 0) return;
  const [client] = await db.select().from(users).where(eq(users.id, request.user_id));
  const names = await namesOf(db, others);
  const problems: Record<string, string> = {};
  for (const { field, text } of written) {
    const said = client && clientIn(text, client, request.title);
    const dealer = dealerIn(text, names);
    if (said !== undefined) problems[field] = `This tells dealers who the client is (${said}). Write “the buyer”.`;
    else if (dealer !== undefined) problems[field] = `This names ${dealer}, and dealers don’t learn who else was asked.`;
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** Whether what dealers already read names one who is now added. @throws Problem 422 */
export async function mustNotBeNamed(db: Database, { note, trade_in }: Pick<RequestRow, 'note' | 'trade_in'>, added: readonly string[]): Promise<void> {
  const dealer = dealerIn(`${note ?? ''}\n${trade_in ?? ''}`, await namesOf(db, added));
  if (dealer !== undefined) throw invalid({ dealer_ids: `The note to dealers names ${dealer}. Change the note first.` });
}

async function namesOf(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ name: dealers.name })
    .from(dealers)
    .where(inArray(dealers.id, [...ids]));
  return rows.map(({ name }) => name);
}
