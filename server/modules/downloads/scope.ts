import { and, eq, isNull, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import * as roles from '../../../generated/roles.ts';
import { storedFiles } from '../../db/schema.ts';
import { linkScope } from '../links/index.ts';
import { listingScope } from '../listings/index.ts';
import { ofClients, ofClientsAndPool } from '../people/index.ts';

/** What nothing has taken up yet: its uploader's alone. */
const unclaimed = and(isNull(storedFiles.claimed_at), isNull(storedFiles.folder_id));

/**
 * File scope: all (admin); own uploads not yet attached to anything; and those of the clients in scope. A client sees only the shown files of the folder, while
 * the folder is displayed, and never staff's internal replies. The same scope as the lists that contain these files.
 */
export function fileScope(actor: Actor): SQL | undefined {
  if (actor.role === roles.admin) return undefined;
  const own = and(unclaimed, eq(storedFiles.uploaded_by, actor.id));
  const ofMyClients = and(
    sql`${storedFiles.client_id} is not null`,
    or(sql`${storedFiles.claimed_at} is not null`, sql`${storedFiles.folder_id} is not null`),
    ofClients(actor, storedFiles.client_id),
  );
  const avatar = and(eq(storedFiles.purpose, 'avatar'), sql`${storedFiles.claimed_at} is not null`);
  if (actor.role === roles.employee) return or(own, ofMyClients, ofPoolChecklist(actor), carInScope(actor), avatar, assignedComplaint(actor));
  const shown = or(
    and(isNull(storedFiles.folder_id), notInternal),
    and(
      eq(storedFiles.is_shown, true),
      sql`exists (select 1 from client_folders where client_folders.id = ${storedFiles.folder_id} and client_folders.is_displayed)`,
    ),
  );
  return or(own, and(ofMyClients, notInArray(storedFiles.purpose, ['avatar', 'bid']), shown), avatar, carInScope(actor));
}

/** Photos of the trade-in belong to the checklist, which an advisor reads before beginning. */
function ofPoolChecklist(actor: Actor): SQL | undefined {
  return and(eq(storedFiles.purpose, 'trade_in'), sql`${storedFiles.claimed_at} is not null`, ofClientsAndPool(actor, storedFiles.client_id));
}

const notInternal = sql`not exists (select 1 from complaint_replies where complaint_replies.id = ${storedFiles.complaint_reply_id} and complaint_replies.is_internal)`;

/** A photo of a link or listing that the actor may see. */
function carInScope(actor: Actor): SQL {
  return sql`exists (select 1 from car_photos
    left join links on links.id = car_photos.link_id and ${linkScope(actor)}
    left join listings on listings.id = car_photos.listing_id and ${listingScope(actor)}
    where car_photos.file_id = ${storedFiles.id} and (links.id is not null or listings.id is not null))`;
}

/** A complaint assigned to an advisor may be about another advisor's client. */
function assignedComplaint(actor: Actor): SQL {
  return sql`exists (select 1 from complaints where complaints.assigned_to = ${actor.id} and (complaints.id = ${storedFiles.complaint_id}
    or complaints.id = (select complaint_replies.complaint_id from complaint_replies where complaint_replies.id = ${storedFiles.complaint_reply_id})))`;
}
