// Where each kind of record that the contract says is found (`x-display.found`) comes from, and whose it is.
import { supportScope } from '../support/index.ts';
import { and, isNull, sql, type Column, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '../../../engine/server/handler.ts';
import * as roles from '../../../generated/roles.ts';
import {
  bidRequests,
  cannedReplies,
  chatNotes,
  chats,
  clientFolders,
  complaints,
  coupons,
  dealChecks,
  dealers,
  deals,
  initialClientData,
  links,
  listings,
  messages,
  packages,
  paymentCases,
  payments,
  refundRequests,
  storedFiles,
  supportRequests,
  taxRules,
  users,
} from '../../db/schema.ts';
import { bidScope } from '../bids/index.ts';
import { replyScope } from '../canned-replies/index.ts';
import { chatScope } from '../chats/index.ts';
import { complaintScope } from '../complaints/index.ts';
import { dealCheckScope } from '../deal-checks/index.ts';
import { dealScope } from '../deals/index.ts';
import { folderScope } from '../folders/index.ts';
import { linkScope } from '../links/index.ts';
import { listingScope } from '../listings/index.ts';
import { paymentScope, refundRequestScope } from '../payments/index.ts';
import { userScope } from '../people/index.ts';
import { onboardingScope } from '../prospects/index.ts';
import { newRequestScope } from '../users/index.ts';

export interface Source {
  /** Its searched texts are an index of its own (`searchIndex`). */
  table: PgTable;
  /** Where it does not stand alone: after `from`. */
  from?: SQL;
  /** Whose rows the caller may find; undefined for all. */
  scope: (actor: Actor) => SQL | undefined;
  id: Column;
  /** What a hit is called; told beside which words were looked for. */
  name: (words: readonly string[]) => SQL;
  /** When it last changed: of hits as good as each other the newest comes first. */
  at: Column;
  /** The client it belongs to: found by the client's name as well. */
  client?: Column;
  /** Every word must be in this column: the others are not for the caller's eyes. */
  within?: Column;
  /** Only with a word of its own: a client has hundreds of these. */
  ownWord?: true;
  /** Tables that `values` speak of, at most one row each. */
  joins?: SQL;
  /** What is shown beside the name and is no column of the table. */
  values?: Readonly<Record<string, SQL>>;
}

/** The characters of a message before the first word that was found, and all that are shown. */
const [before, shown] = [40, 140];

const found = (text: Column, [word = '']: readonly string[]): SQL =>
  sql`substring(${text} from greatest(1, position(lower(${word}) in lower(${text})) - ${sql.raw(String(before))}) for ${sql.raw(String(shown))})`;

const titled = (column: Column) => ({ name: () => sql`${column}` });
const everyone = { scope: () => undefined };

/** By the kind's schema. A kind of the contract without an entry here stops the start. */
export const sources: Readonly<Record<string, Source>> = {
  User: {
    table: users,
    scope: (actor) => and(userScope(actor), isNull(users.deleted_at)),
    id: users.id,
    ...titled(users.name),
    at: users.updated_at,
    joins: sql`left join dashboard_listings as work on work.user_id = users.id left join packages as bought on bought.id = users.package_id
      left join users as advisor on advisor.id = users.advisor_id`,
    values: {
      // A client's row says the package instead.
      role: sql`case when users.role <> '${sql.raw(roles.client)}' then users.role end`,
      package_name: sql`bought.name`,
      advisor_name: sql`advisor.name`,
      step_in_process: sql`work.step_in_process`,
    },
  },
  NewRequest: {
    table: users,
    // An admin finds them among the clients; an advisor reads of the pool no more than the name.
    scope: (actor) => (actor.role === roles.admin ? sql`false` : newRequestScope(actor)),
    id: users.id,
    ...titled(users.name),
    at: users.created_at,
    within: users.name,
    values: {
      submitted_at: sql`(select checklist.submitted_at from user_preferences as checklist where checklist.user_id = users.id order by checklist.submitted_at desc nulls last limit 1)`,
    },
  },
  Link: { table: links, scope: linkScope, id: links.id, ...titled(links.title), at: links.status_since, client: links.user_id },
  Listing: { table: listings, scope: listingScope, id: listings.id, ...titled(listings.title), at: listings.updated_at },
  Message: {
    table: messages,
    from: sql`messages join chats on chats.id = messages.chat_id`,
    scope: chatScope,
    id: messages.message_id,
    name: (words) => found(messages.text, words),
    at: messages.sent_at,
    client: chats.client_id,
    ownWord: true,
    joins: sql`left join users as sender on sender.id = messages.sender_id`,
    values: { sender_name: sql`sender.name` },
  },
  ChatNote: {
    table: chatNotes,
    from: sql`chat_notes join chats on chats.id = chat_notes.chat_id`,
    // Only staff search; of notes it is said once more.
    scope: (actor) => (actor.role === roles.client ? sql`false` : chatScope(actor)),
    id: chatNotes.note_id,
    name: (words) => found(chatNotes.text, words),
    at: chatNotes.written_at,
    client: chats.client_id,
    ownWord: true,
    joins: sql`left join users as author on author.id = chat_notes.author_id`,
    values: { author_name: sql`author.name` },
  },
  FolderFile: {
    table: storedFiles,
    from: sql`stored_files join client_folders on client_folders.id = stored_files.folder_id`,
    scope: folderScope,
    id: storedFiles.id,
    ...titled(storedFiles.file_name),
    at: storedFiles.created_at,
    client: clientFolders.client_id,
    joins: sql`left join users as uploader on uploader.id = stored_files.uploaded_by`,
    values: { uploaded_by_name: sql`uploader.name` },
  },
  Complaint: {
    table: complaints,
    scope: complaintScope,
    id: complaints.id,
    ...titled(complaints.subject),
    at: complaints.updated_at,
    client: complaints.user_id,
  },
  SupportRequest: { table: supportRequests, scope: supportScope, id: supportRequests.id, ...titled(supportRequests.name), at: supportRequests.updated_at },
  RefundRequest: {
    table: refundRequests,
    scope: refundRequestScope,
    id: refundRequests.id,
    ...titled(refundRequests.package_name),
    at: refundRequests.updated_at,
    client: refundRequests.user_id,
  },
  PaymentCase: {
    table: paymentCases,
    ...everyone,
    id: paymentCases.id,
    name: () => sql`coalesce(${paymentCases.receipt_number}, ${paymentCases.reason}, '')`,
    at: paymentCases.updated_at,
    client: paymentCases.user_id,
  },
  Payment: {
    table: payments,
    scope: paymentScope,
    id: payments.id,
    name: () => sql`coalesce(${payments.receipt_number}, ${payments.package_identifier})`,
    at: payments.updated_at,
    client: payments.user_id,
  },
  Deal: { table: deals, scope: dealScope, id: deals.id, ...titled(deals.title), at: deals.updated_at, client: deals.user_id },
  BidRequest: {
    table: bidRequests,
    scope: bidScope,
    id: bidRequests.id,
    ...titled(bidRequests.title),
    at: bidRequests.updated_at,
    client: bidRequests.user_id,
  },
  DealCheck: {
    table: dealChecks,
    scope: dealCheckScope,
    id: dealChecks.id,
    ...titled(dealChecks.title),
    at: dealChecks.updated_at,
    client: dealChecks.user_id,
  },
  Dealer: { table: dealers, ...everyone, id: dealers.id, ...titled(dealers.name), at: dealers.updated_at },
  InitialClientData: {
    table: initialClientData,
    // Who has an account is found as a client.
    scope: (actor) => and(onboardingScope(actor), isNull(initialClientData.user_id)),
    id: initialClientData.id,
    name: () => sql`${initialClientData.first_name} || ' ' || ${initialClientData.last_name}`,
    at: initialClientData.last_step_at,
  },
  CannedReply: {
    table: cannedReplies,
    scope: replyScope,
    id: cannedReplies.id,
    ...titled(cannedReplies.name),
    at: cannedReplies.updated_at,
    values: { is_private: sql`${cannedReplies.owner_id} is not null` },
  },
  Coupon: { table: coupons, ...everyone, id: coupons.id, ...titled(coupons.code), at: coupons.updated_at },
  Package: { table: packages, ...everyone, id: packages.id, ...titled(packages.name), at: packages.updated_at },
  TaxRule: { table: taxRules, ...everyone, id: taxRules.id, ...titled(taxRules.name), at: taxRules.updated_at },
};

interface Through {
  /** The rows that refer to the one that is found. */
  table: PgTable;
  scope: (actor: Actor) => SQL | undefined;
  refers: Column;
  field: Column;
}

/** A record is found by what refers to it (`x-display.found.through`), by the resource and the field that the contract names. */
export const through: Readonly<Record<string, Through>> = {
  'links.vin': { table: links, scope: linkScope, refers: links.user_id, field: links.vin },
  'payments.receipt_number': { table: payments, scope: paymentScope, refers: payments.user_id, field: payments.receipt_number },
};
