// Devices that are told, while they show nothing of us, that there is something new.
import { and, eq } from 'drizzle-orm';
import type { PushDevice } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { pushDevices } from '../../db/schema.ts';
import type { JobContext } from '../../outbox/outbox.ts';

type Kept = Pick<typeof pushDevices.$inferInsert, 'user_id' | 'session_id' | 'endpoint' | 'p256dh' | 'auth'>;

/** Keeps a device for a session; one that is known is the same device in other hands. */
export async function keepDevice(db: Database, kept: Kept): Promise<PushDevice> {
  const { endpoint: _endpoint, ...changes } = kept;
  const [row] = await db
    .insert(pushDevices)
    .values(kept)
    .onConflictDoUpdate({ target: pushDevices.endpoint, set: changes })
    .returning({ id: pushDevices.id, created_at: pushDevices.created_at });
  if (!row) throw new Error('The device was not kept.');
  return row;
}

/** Forgets a device of a person. @returns how many there were */
export async function forgetDevice(db: Database, userId: string, endpoint: string): Promise<{ count: number }> {
  const gone = await db
    .delete(pushDevices)
    .where(and(eq(pushDevices.user_id, userId), eq(pushDevices.endpoint, endpoint)))
    .returning({ id: pushDevices.id });
  return { count: gone.length };
}

/** What a device is told: that it is to ask. What is new stays with us. */
const message = JSON.stringify({ new: true });

/** Tells every device of a person; one that its push service no longer knows is forgotten. @throws what the first failure was, so that it is tried again */
export async function tellDevices({ user_id }: { user_id: string }, { db, services }: Pick<JobContext, 'db' | 'services'>): Promise<void> {
  const devices = await db.select().from(pushDevices).where(eq(pushDevices.user_id, user_id));
  const failures: unknown[] = [];
  for (const device of devices) {
    try {
      const isThere = await services.webPush.send(device, message);
      if (!isThere) await db.delete(pushDevices).where(eq(pushDevices.id, device.id));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
