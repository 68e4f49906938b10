import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { unknownFieldsIn } from '../../../domain/canned-replies.ts';
import { fitOf } from '../../../domain/fit.ts';
import { carValues, proposalFor, type ProposalText } from '../../../domain/proposal.ts';
import type { CarProposal, LinkDraft, ProposalPreview, ProposedTo } from '../../../generated/api.ts';
import { replyFieldLabels } from '../../../generated/enums.ts';
import { text as longestMessage } from '../../../generated/limits/sendMessage.ts';
import { comments as longestComments } from '../../../generated/limits/proposeCar.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { invalid, Problem } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { links, listings } from '../../db/schema.ts';
import { placeOfZip } from '../../places/zip-places.ts';
import type { Services } from '../../services.ts';
import { clientValues } from '../canned-replies/index.ts';
import { awaitingReply, wasSentTo, writeToClient } from '../chats/index.ts';
import { addLinks, estimatorOf, fileIdsOf, wishesOf } from '../links/index.ts';
import { requireRoom } from '../packages/index.ts';
import { clientZips, requireClientToChange } from '../people/index.ts';
import { milesFrom, type Car } from './cars.ts';

/** What one client gets: the words as they read them, and why they would not go out so. */
interface ForClient {
  id: string;
  name: string;
  message: ProposalText | null;
  comments: ProposalText | null;
  problem: string | null;
}

/**
 * The car as a link of each client's own, with its photos, and the message in the client's chat. What is one client's alone stays behind: their price, their
 * distance, the words to them.
 * @throws Problem 404 for a client out of scope, 409 for one nobody has begun, 422 for a field that is none: then nobody gets it
 */
export async function propose(db: Database, services: Services, actor: Actor, car: Car, proposal: CarProposal): Promise<ProposedTo> {
  const { proposal_id = crypto.randomUUID(), is_displayed = true } = proposal;
  const { row, owner } = await sourceOf(db, car);
  const found = new Map<string, ProposedTo['clients'][number]>();
  const chosen = await preparedFor(db, services, actor, { ...car, owner }, proposal);
  // Always in the same order: two who propose to the same clients wait for each other, never both.
  for (const client of chosen.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const { id, name } = client;
    const message_id = messageId(proposal_id, id);
    const told = (link_id: string | null, problem: string | null) => found.set(id, { user_id: id, client_name: name, link_id, problem });
    if (client.problem !== null) {
      told(null, client.problem);
      continue;
    }
    try {
      // Each in a savepoint of its own: whose package is full keeps nobody else from it.
      await db.transaction(async (inner) => {
        // A retry finds what the first try did.
        const isDone = client.message !== null && (await wasSentTo(inner, actor, id, message_id));
        const rows = [rowFor(row, client)];
        const [result] = (await addLinks(inner, services, actor, { user_id: id, rows, is_displayed, is_preview: isDone })).rows;
        if (isDone) return told(result?.link_id ?? null, null);
        const problem = problemOf(result);
        if (problem === null && client.message) await writeToClient(inner, services, actor, id, { message_id, text: client.message.text });
        return told(problem === null ? (result?.link_id ?? null) : null, problem);
      });
    } catch (error) {
      told(null, refusal(error));
    }
  }
  const clients = chosen.flatMap(({ id }) => found.get(id) ?? []);
  return { proposed: clients.filter(({ problem }) => problem === null).length, clients };
}

/** The same, up to where something would be written. @throws Problem as `propose` */
export async function previewOf(db: Database, services: Services, actor: Actor, car: Car, proposal: CarProposal): Promise<ProposalPreview> {
  const { row, owner } = await sourceOf(db, car);
  const chosen = await preparedFor(db, services, actor, { ...car, owner }, proposal);
  const waiting = await awaitingReply(
    db,
    actor,
    chosen.map(({ id }) => id),
    services.clock(),
  );
  const clients: ProposalPreview['clients'] = [];
  for (const client of chosen) {
    const { id, name, message } = client;
    const [result] = (await addLinks(db, services, actor, { user_id: id, rows: [rowFor(row, client)], is_displayed: false, is_preview: true })).rows;
    clients.push({
      user_id: id,
      client_name: name,
      text: message?.text ?? null,
      left_out: [...new Set([...(message?.left_out ?? []), ...(client.comments?.left_out ?? [])])],
      awaits_reply: waiting.has(id),
      problem: client.problem ?? problemOf(result) ?? (await noRoom(db, actor, id, proposal)),
    });
  }
  return { clients };
}

/** Why a client’s package does not take one more car; null where it does, and for a car that stays hidden. */
async function noRoom(db: Database, actor: Actor, clientId: string, { is_displayed = true }: CarProposal): Promise<string | null> {
  try {
    if (is_displayed) await requireRoom(db, actor, { clientId, what: 'links', wanted: 1 });
    return null;
  } catch (error) {
    return refusal(error);
  }
}

/** @throws Problem 404, 409, 422 */
async function preparedFor(
  db: Database,
  services: Services,
  actor: Actor,
  { owner, ...car }: Car & { owner: string | null },
  { client_ids, message, comments, is_displayed = true }: CarProposal,
): Promise<ForClient[]> {
  for (const [field, text] of Object.entries({ message, comments })) {
    const [unknown] = unknownFieldsIn(text ?? '');
    if (unknown !== undefined) throw invalid({ [field]: `There is no field {${unknown}}.` });
  }
  const said = message?.trim() || null;
  if (said !== null && !is_displayed) throw invalid({ message: 'A message goes out with a published car only.' });
  const chosen = [];
  for (const id of client_ids) chosen.push(await requireClientToChange(db, actor, id));
  const values = await clientValues(db, services, actor, client_ids);
  const wishes = await wishesOf(db, client_ids);
  const zips = await clientZips(db, client_ids);
  const states = [...new Set([...wishes.values()].flatMap(({ state }) => state ?? []))];
  const estimate = await estimatorOf(db, services, states);
  // A dealer's price was made for another client: it stays with them.
  const own = { ...car, total_otd: null };
  return Promise.all(
    chosen.map(async ({ id, name }) => {
      const { selections = null, state } = wishes.get(id) ?? {};
      const about = estimate({ ...own, state })?.total_otd;
      const distance = await milesFrom(await placeOfZip(zips.get(id) ?? null), own);
      const fit = selections && fitOf({ ...own, distance }, selections, about);
      const known = { ...values.get(id), ...carValues({ ...own, about, budget: selections?.money?.max_total ?? null, fit }) };
      const filled = { message: said === null ? null : proposalFor(said, known), comments: comments ? proposalFor(comments, known) : null };
      const had = id === owner ? hasIt : null;
      return { id, name, ...filled, problem: had ?? faultOf(filled.message, longestMessage) ?? faultOf(filled.comments, longestComments) };
    }),
  );
}

function faultOf(filled: ProposalText | null, longest: number): string | null {
  if (filled === null) return null;
  const [field] = filled.missing;
  if (field !== undefined) return `${replyFieldLabels[field]} is unknown. Remove the field to continue.`;
  if (filled.text === '') return 'Nothing of the message is left. Add words of your own.';
  return filled.text.length > longest ? `With its fields filled in, the message has more than ${longest} characters.` : null;
}

/** One message of one proposal has one id, however often it is sent: a UUID made of both. */
function messageId(proposalId: string, clientId: string): string {
  const hex = createHash('sha256').update(`${proposalId.toLowerCase()} ${clientId.toLowerCase()}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const hasIt = 'They have this car already.';

type Added = Awaited<ReturnType<typeof addLinks>>['rows'][number];

const problemOf = (result: Added | undefined): string | null =>
  result?.outcome === 'created' ? null : result?.outcome === 'duplicate' ? hasIt : Object.values(result?.errors ?? {}).join(' ');

/** @throws what is no refusal */
function refusal(error: unknown): string {
  if (!(error instanceof Problem) || error.status >= 500) throw error;
  return (error.detail ?? error.message).slice(0, 300);
}

type Row = Parameters<typeof addLinks>[3]['rows'][number];

/** What becomes a link of each client's, and whose the car is where it is a link. */
async function sourceOf(db: Database, car: Car): Promise<{ row: Row; owner: string | null }> {
  const [link] = car.source === 'link' ? await db.select().from(links).where(eq(links.id, car.id)) : [];
  const [listing] = car.source === 'listing' ? await db.select().from(listings).where(eq(listings.id, car.id)) : [];
  const photos = await fileIdsOf(db, car.source === 'link' ? 'link_id' : 'listing_id', [car.id]);
  const from = car.listing_id === null ? {} : { listing_id: car.listing_id };
  return { row: { row: 1, draft: draftOf(link ?? listing), photos, place_zip: car.place_zip, ...from }, owner: link?.user_id ?? null };
}

const rowFor = (row: Row, { comments }: ForClient): Row => (comments ? { ...row, draft: { ...row.draft, comments: comments.text } } : row);

type Source = typeof links.$inferSelect | typeof listings.$inferSelect | undefined;

function draftOf(source: Source): LinkDraft {
  if (!source) return {};
  const {
    vin,
    make,
    model,
    trim,
    year,
    condition,
    price,
    miles,
    dealer,
    place,
    body_style,
    fuel,
    drivetrain,
    transmission,
    seats,
    doors,
    exterior_colour,
    interior_colour,
    options,
    title,
    url,
  } = source;
  return {
    vin,
    make,
    model,
    trim,
    year,
    condition,
    price,
    miles,
    dealer,
    place,
    body_style,
    fuel,
    drivetrain,
    transmission,
    seats,
    doors,
    exterior_colour,
    interior_colour,
    options,
    title,
    url,
  };
}
