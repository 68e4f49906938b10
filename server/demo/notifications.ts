// Recent notifications of the people in the demo; the newest is unread.
import { and, desc, eq } from 'drizzle-orm';
import type { Role, TargetKind } from '../../generated/api.ts';
import * as roles from '../../generated/roles.ts';
import type { Database } from '../db/database.ts';
import { chats, clientFolders, complaints, events, notifications, userPreferences } from '../db/schema.ts';
import type { EventKind, Facts } from '../events/kinds.ts';
import type { Services } from '../services.ts';
import { demoEvent, keepHappened, type Happened } from './happenings.ts';
import type { World } from './model.ts';

export async function fillNotifications(db: Database, _services: Services, world: World): Promise<void> {
  const rows: (typeof notifications.$inferInsert)[] = [];
  const happened: Happened[] = [];
  const addEvent = <K extends EventKind>(
    user_id: string,
    role: Role,
    kind: K,
    facts: Facts<K>,
    { at, actor_id, client_id, target, read }: { at: Date; actor_id: string | null; client_id: string; target: [TargetKind, string]; read: boolean },
  ) => {
    const id = world.id(at);
    happened.push(demoEvent(kind, facts, { id, at, actor_id, client_id, target: { kind: target[0], id: target[1] }, audience: 'none' }));
    addNotification(id, id, user_id, role, { at, read });
  };
  const addNotification = (id: string, event_id: string, user_id: string, role: Role, { at, read }: { at: Date; read: boolean }) => {
    const read_at = read ? new Date(at.getTime() + 3_600_000).toISOString() : null;
    rows.push({ id, event_id, user_id, role, read_at, created_at: at.toISOString() });
  };

  const waiting = await db.select().from(chats).where(eq(chats.employee_status, 'needs_reply'));
  for (const chat of waiting) {
    const at = new Date(chat.last_message_at ?? world.now);
    const readers: { id: string; role: Role }[] = chat.employee_id
      ? [{ id: chat.employee_id, role: roles.employee }]
      : world.admins.map(({ id }) => ({ id, role: roles.admin }));
    const about = { at, actor_id: chat.client_id, client_id: chat.client_id, target: ['chat', chat.id] as [TargetKind, string] };
    for (const { id, role } of readers) addEvent(id, role, 'message_new', {}, { ...about, read: chat.employee_read_seq === chat.last_seq });
  }

  const open = await db.select().from(complaints).orderBy(desc(complaints.created_at)).limit(8);
  for (const { id, user_id, subject, status, status_since, created_at, assigned_to } of open) {
    const about = { client_id: user_id, target: ['complaint', id] as [TargetKind, string] };
    const opened = { ...about, at: new Date(created_at ?? world.now), actor_id: user_id, read: status !== 'submitted' };
    // The complaint's own event, told to each of them: its timeline says it once.
    const [event] = await db
      .select({ id: events.id })
      .from(events)
      .where(and(eq(events.kind, 'complaint_opened'), eq(events.target_id, id)));
    if (event) for (const admin of world.admins) addNotification(world.id(opened.at), event.id, admin.id, roles.admin, opened);
    const replied = { ...about, at: new Date(status_since), actor_id: assigned_to, read: status !== 'waiting_on_client' };
    if (status !== 'submitted') addEvent(user_id, roles.client, 'complaint_replied', { employee_id: assigned_to, subject }, replied);
  }

  const submitted = await db
    .select()
    .from(userPreferences)
    .where(and(eq(userPreferences.status, 'submitted')));
  for (const checklist of submitted) {
    const client = world.clients.find(({ id }) => id === checklist.user_id);
    if (!client?.submitted_at || !client.advisor_id) continue;
    const about = { at: new Date(client.submitted_at.getTime() + 60_000), client_id: client.id };
    const sent = { ...about, actor_id: client.id, target: ['preferences', checklist.id] as [TargetKind, string], read: client.stage !== 'new_request' };
    addEvent(client.advisor_id, roles.employee, 'checklist_submitted', { again: false }, sent);
    const assigned = { ...about, actor_id: null, target: ['user', client.id] as [TargetKind, string], read: true };
    addEvent(client.id, roles.client, 'advisor_assigned', { advisor_id: client.advisor_id, before_id: null }, assigned);
  }

  const folders = await db.select().from(clientFolders);
  for (const folder of folders) {
    const client = world.clients.find(({ id }) => id === folder.client_id);
    const advisor = world.advisors.find(({ id }) => id === client?.advisor_id);
    if (!client || !advisor || !folder.last_file_at) continue;
    const at = new Date(folder.last_file_at);
    const read = client.stage !== 'links_sent' && client.email !== 'client@forecourt.example';
    const about = { at, actor_id: advisor.id, client_id: client.id, target: ['folder', folder.id] as [TargetKind, string], read };
    addEvent(client.id, roles.client, 'file_shared', { count: 1, file_name: 'Vehicle history.pdf' }, about);
  }
  await keepHappened(db, happened);
  await db.insert(notifications).values(rows);
}
