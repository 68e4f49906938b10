// Storage limits: one for each client and each advisor, and a low one for files not yet attached.
import { figureText } from '../../../domain/formats.ts';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { hasRoom, roomOfClient, roomOfStaff, roomUnclaimed, sizeLabel, type Room } from '../../../domain/file-limits.ts';
import type { Role } from '../../../generated/api.ts';
import { conflict } from '../../../engine/server/problem.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { storedFiles } from '../../db/schema.ts';

/** Who sends files; without a role somebody without an account, whom a token names. */
export interface Uploader {
  id: string;
  role?: Role;
}

/** Files to be added. */
export interface Claim {
  /** The client they belong to; null for files without a client. */
  client_id: string | null;
  /** Bytes of each. */
  sizes: readonly number[];
}

/**
 * Counts stored files under a lock on the person, so that simultaneous uploads see each other's files.
 * @throws Problem 409 naming the limit
 */
export async function requireRoom(db: Database, actor: Uploader, { client_id, sizes }: Claim): Promise<void> {
  if (sizes.length === 0) return;
  const more: Room = { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  for (const owner of [...new Set([actor.id, client_id ?? actor.id])].toSorted()) {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${owner}`}, 0))`);
  }
  const unclaimed = and(eq(storedFiles.uploaded_by, actor.id), isNull(storedFiles.claimed_at), isNull(storedFiles.folder_id));
  await requireBelow(db, unclaimed, roomUnclaimed, more, (most) => `You have up to ${most} of uploads that aren’t sent yet. Send or discard some first.`);
  if (client_id !== null) {
    const whose = actor.role === undefined ? 'This request is' : actor.role === roles.client ? 'You’re' : 'This client is';
    await requireBelow(
      db,
      eq(storedFiles.client_id, client_id),
      roomOfClient,
      more,
      (most) => `${whose} out of space: ${most}. Delete some, then upload again.`,
    );
  }
  if (actor.role !== roles.client) {
    await requireBelow(db, eq(storedFiles.uploaded_by, actor.id), roomOfStaff, more, (most) => `You’ve reached ${most} of uploads. Delete some first.`);
  }
}

async function requireBelow(db: Database, where: SQL | undefined, room: Room, more: Room, sentence: (most: string) => string): Promise<void> {
  const [used] = await db
    .select({ files: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${storedFiles.size}), 0)::float8` })
    .from(storedFiles)
    .where(where);
  if (hasRoom(room, used ?? { files: 0, bytes: 0 }, more)) return;
  throw conflict(sentence(`${figureText(room.files)} files or ${sizeLabel(room.bytes)}`));
}
