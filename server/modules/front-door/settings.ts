// What the firm says of itself on its front door: one row of the settings, with texts of ours where nothing was changed.
import { and, eq, inArray } from 'drizzle-orm';
import type { FrontDoor, FrontDoorUpdate } from '../../../generated/api.ts';
import * as roles from '../../../generated/roles.ts';
import { invalid } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { savedNow, stale } from '../../db/rows.ts';
import { settings, users } from '../../db/schema.ts';

const rowName = 'front_door';

/** Before anybody changed a word: nothing that would be a claim about one firm. */
export const defaultFrontDoor: FrontDoor = {
  headline: 'We find your car, get dealers to bid, and settle the full price before you walk in.',
  lead: 'One advisor, by name, from your first answer to your keys. You pay us once, for a package with a fixed price.',
  questions: [
    { question: 'Do I have to go to a dealer?', answer: 'Only to sign and drive off. Ask your advisor whether the dealer delivers to your door.' },
    { question: 'What if I find a car myself?', answer: 'Send us its address or the quote. It counts like any car we find.' },
    { question: 'Can you help with my trade-in?', answer: 'Yes. Tell us about it in the checklist, and your advisor puts the offers side by side.' },
    { question: 'Do you check my credit?', answer: 'No. You tell us a range; we never ask for your Social Security number.' },
    { question: 'How long does it take?', answer: 'The pace is yours. Each package says how many days your advisor works for you.' },
  ],
  advisor_ids: [],
  shows_sample: true,
  version: 1,
};

/** The texts and choices in force. */
export async function frontDoorSettings(db: Database): Promise<FrontDoor> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, rowName));
  return { ...defaultFrontDoor, ...keptIn(row?.value) };
}

/**
 * Changes the fields given.
 * @throws Problem 409 if another admin changed them meanwhile; 422 for somebody who is no advisor
 */
export async function changeFrontDoor(db: Database, change: FrontDoorUpdate): Promise<FrontDoor> {
  await db.insert(settings).values({ name: rowName, value: {} }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.name, rowName)).for('update');
  const current = { ...defaultFrontDoor, ...keptIn(row?.value) };
  const { version, ...fields } = change;
  if (row && version !== undefined && version !== current.version) throw await stale(db, row, current, version);
  const next: FrontDoor = { ...current, ...fields, version: current.version + 1 };
  await requireAdvisors(db, next.advisor_ids);
  await db
    .update(settings)
    .set({ value: next, ...savedNow() })
    .where(eq(settings.name, rowName));
  return next;
}

/** @throws Problem 422 */
async function requireAdvisors(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await db.$count(users, and(inArray(users.id, [...ids]), eq(users.role, roles.employee)));
  if (found < ids.length) throw invalid({ advisor_ids: 'Choose advisors from the list.' });
}

/** Only `changeFrontDoor` writes this row, so it has the shape of the contract. */
function keptIn(value: unknown): Partial<FrontDoor> {
  return typeof value === 'object' && value !== null ? value : {};
}
