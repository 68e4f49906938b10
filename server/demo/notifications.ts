// What the people of the demo have been told lately; the newest is unread.
import { and, desc, eq } from 'drizzle-orm';
import type { NotificationKind, Role, TargetKind } from '../../generated/api.ts';
import type { Database } from '../db/database.ts';
import { chats, clientFolders, complaints, notifications, userPreferences } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { demoEvent, keepHappened, type Happened } from './happenings.ts';
import type { World } from './world.ts';

export async function fillNotifications(db: Database, _services: Services, world: World): Promise<void> {
  const rows: (typeof notifications.$inferInsert)[] = [];
  const happened: Happened[] = [];
  const tell = (
    user_id: string,
    role: Role,
    was: NotificationKind,
    words: string,
    at: Date,
    client_id: string,
    target: [TargetKind, string],
    read: boolean,
  ) => {
    const id = world.id(at);
    const about = { id, at, actor_id: null, client_id, target: { kind: target[0], id: target[1] }, audience: 'none' } as const;
    happened.push(demoEvent('imported', { was, words }, about));
    const read_at = read ? new Date(at.getTime() + 3_600_000).toISOString() : null;
    rows.push({ id, event_id: id, user_id, role, read_at, created_at: at.toISOString() });
  };
  const nameOf = new Map(world.clients.map((client) => [client.id, client.name]));

  const waiting = await db.select().from(chats).where(eq(chats.employee_status, 'needs_reply'));
  for (const chat of waiting) {
    const words = `New message from ${nameOf.get(chat.client_id) ?? 'a client'}.`;
    const at = new Date(chat.last_message_at ?? world.now);
    const readers: { id: string; role: Role }[] = chat.employee_id
      ? [{ id: chat.employee_id, role: 'employee' }]
      : world.admins.map(({ id }) => ({ id, role: 'admin' }));
    for (const { id, role } of readers) tell(id, role, 'message_new', words, at, chat.client_id, ['chat', chat.id], chat.employee_read_seq === chat.last_seq);
  }

  const open = await db.select().from(complaints).orderBy(desc(complaints.created_at)).limit(8);
  for (const complaint of open) {
    const at = new Date(complaint.created_at ?? world.now);
    for (const { id } of world.admins)
      tell(
        id,
        'admin',
        'complaint_opened',
        `Complaint made: ${complaint.subject}.`,
        at,
        complaint.user_id,
        ['complaint', complaint.id],
        complaint.status !== 'submitted',
      );
    if (complaint.status !== 'submitted')
      tell(
        complaint.user_id,
        'client',
        'complaint_updated',
        `New reply to the complaint "${complaint.subject}".`,
        new Date(complaint.status_since),
        complaint.user_id,
        ['complaint', complaint.id],
        complaint.status !== 'waiting_on_client',
      );
  }

  const submitted = await db
    .select()
    .from(userPreferences)
    .where(and(eq(userPreferences.status, 'submitted')));
  for (const checklist of submitted) {
    const client = world.clients.find(({ id }) => id === checklist.user_id);
    if (!client?.submitted_at || !client.advisor_id) continue;
    const at = new Date(client.submitted_at.getTime() + 60_000);
    tell(
      client.advisor_id,
      'employee',
      'checklist_submitted',
      `${client.name} submitted the checklist.`,
      at,
      client.id,
      ['preferences', checklist.id],
      client.stage !== 'new_request',
    );
    const advisor = world.advisors.find(({ id }) => id === client.advisor_id);
    if (advisor) tell(client.id, 'client', 'advisor_assigned', `${advisor.name} is your advisor.`, at, client.id, ['user', client.id], true);
  }

  const folders = await db.select().from(clientFolders);
  for (const folder of folders) {
    const client = world.clients.find(({ id }) => id === folder.client_id);
    const advisor = world.advisors.find(({ id }) => id === client?.advisor_id);
    if (!client || !advisor || !folder.last_file_at) continue;
    tell(
      client.id,
      'client',
      'file_shared',
      `${advisor.first_name} shared Vehicle history.pdf with you.`,
      new Date(folder.last_file_at),
      client.id,
      ['folder', folder.id],
      client.stage !== 'links_sent' && client.email !== 'client@forecourt.example',
    );
  }
  await keepHappened(db, happened);
  await db.insert(notifications).values(rows);
}
