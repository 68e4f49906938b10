// The words of letters that admins changed: one row of the settings; what they left alone is as we ship it.
import { eq } from 'drizzle-orm';
import { wordsFaults } from '../../../domain/letter-fields.ts';
import type { MailText, MailTextWords } from '../../../generated/api.ts';
import { invalid, notFound } from '../../../engine/server/problem.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { findRow, savedNow, stale } from '../../db/rows.ts';
import { settings, users } from '../../db/schema.ts';
import { shippedWords } from '../../events/mail/index.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { filledWords, type Changeable, type LetterWords } from '../../events/mail/template.ts';
import { htmlText } from '../../ports/mail/layout.ts';
import { firmSettings } from './firm.ts';

const rowName = 'mail_texts';

type Kept = Readonly<Record<string, LetterWords & { version: number }>>;
type Shipped = (typeof shippedWords)[number];

/** Every letter that may be worded, with its words as they are now. */
export async function mailTexts(db: Database): Promise<MailText[]> {
  const kept = keptIn((await rowOf(db))?.value);
  return shippedWords.map((shipped) => viewOf(shipped, kept));
}

/** The words a letter leaves with, where admins changed them; its own otherwise. */
export async function wordsFor(db: Database, { name, values }: Changeable): Promise<LetterWords | undefined> {
  const words = keptIn((await rowOf(db))?.value)[name];
  return words && filledWords(words, values);
}

/** @throws Problem 404, 422 for a field that is not there or one that must be, 409 where another admin changed it meanwhile */
export async function changeMailText(db: Database, name: string, { version, ...words }: MailTextWords & { version: number }): Promise<MailText> {
  const shipped = shippedNamed(name);
  requireFields(shipped, words);
  return keep(db, shipped, version, (before) => ({ ...words, version: before + 1 }));
}

/** Back to the words we ship. @throws Problem 404 */
export async function resetMailText(db: Database, name: string): Promise<MailText> {
  return keep(db, shippedNamed(name), undefined, () => undefined);
}

/** A letter with made-up facts, as it would arrive with these words. @throws Problem 404, 422 */
export async function previewOf(db: Database, config: Config, name: string, words: MailTextWords): Promise<{ subject: string; html: string }> {
  const letter = asWorded(name, words);
  const { firm_name, postal_address, firm_phone, support_address } = await firmSettings(db, config);
  return { subject: letter.subject, html: htmlText({ ...letter, firm: { firm_name, postal_address, firm_phone, support_address } }) };
}

/** Mails a letter with made-up facts to who asks, with these words, as it would arrive but for what its subject begins with. @throws Problem 404, 422 */
export async function sendTest(db: Database, name: string, words: MailTextWords, actorId: string): Promise<{ to: string }> {
  const letter = asWorded(name, words);
  const { email: to } = await findRow(db, users, actorId, undefined);
  await enqueue(db, { kind: 'mail', payload: { ...letter, subject: `Test: ${letter.subject}`, to } });
  return { to };
}

/** The letter's example in these words, without what would be worded anew when it leaves. @throws Problem 404, 422 */
function asWorded(name: string, words: MailTextWords) {
  const shipped = shippedNamed(name);
  requireFields(shipped, words);
  const { changeable, ...letter } = shipped.example;
  return { ...letter, ...filledWords(words, changeable?.values ?? {}) };
}

function shippedNamed(name: string): Shipped {
  const shipped = shippedWords.find((one) => one.name === name);
  if (!shipped) throw notFound();
  return shipped;
}

function requireFields({ fields, needed }: Shipped, words: MailTextWords): void {
  const errors = wordsFaults(words, { fields, needed_fields: needed });
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

async function keep(db: Database, shipped: Shipped, version: number | undefined, next: (before: number) => Kept[string] | undefined): Promise<MailText> {
  await db.insert(settings).values({ name: rowName, value: {} }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.name, rowName)).for('update');
  const { [shipped.name]: before, ...others } = keptIn(row?.value);
  const current = before?.version ?? 1;
  if (row && version !== undefined && version !== current) throw await stale(db, row, viewOf(shipped, keptIn(row.value)), version);
  const words = next(current);
  const kept = words ? { ...others, [shipped.name]: words } : others;
  await db
    .update(settings)
    .set({ value: kept, ...savedNow() })
    .where(eq(settings.name, rowName));
  return viewOf(shipped, kept);
}

function viewOf({ name, label, when, fields, needed, subject, text }: Shipped, kept: Kept): MailText {
  const words = kept[name];
  return {
    name,
    label,
    sent_when: when,
    fields: [...fields],
    needed_fields: [...needed],
    subject: words?.subject ?? subject,
    text: words?.text ?? text,
    is_changed: words !== undefined,
    version: words?.version ?? 1,
  };
}

async function rowOf(db: Database) {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, rowName));
  return row;
}

/** What the row holds; what is no letter's words is passed over. */
function keptIn(value: unknown): Kept {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).flatMap(([name, words]: [string, unknown]) => (areWords(words) ? [[name, words]] : [])));
}

const areWords = (value: unknown): value is Kept[string] =>
  typeof value === 'object' &&
  value !== null &&
  'subject' in value &&
  typeof value.subject === 'string' &&
  'text' in value &&
  typeof value.text === 'string' &&
  'version' in value &&
  typeof value.version === 'number';
