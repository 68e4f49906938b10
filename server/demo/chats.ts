// A chat for every client with their advisor, and threads with the desk; their states follow from who spoke last.
import { afterEmployeeMove, afterMessage, afterReading, quietChat, type ChatState } from '../../domain/chat.ts';
import type { Database } from '../db/database.ts';
import { chats, messages } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { conversations, type Line } from './conversations.ts';
import { byDay } from './daytime.ts';
import { stages } from './stages.ts';
import type { DemoClient, World } from './world.ts';

const hour = 3_600_000;

export async function fillChats(db: Database, _services: Services, world: World): Promise<void> {
  const random = world.random.branch('chats');
  const rows: (typeof chats.$inferInsert)[] = [];
  const said: (typeof messages.$inferInsert)[] = [];

  const talk = (client: DemoClient, kind: 'advisor' | 'desk', lines: readonly Line[]) => {
    const staffId = kind === 'advisor' ? client.advisor_id : (world.admins[0]?.id ?? null);
    // The last message is minutes to days old; open chats are recent, so that few are overdue.
    const ended = client.is_past
      ? client.stage_since.getTime()
      : world.now.getTime() - (lines.at(-1)?.[0] === 'c' ? random.whole(10, 200) * 60_000 : random.whole(2, 90) * hour);
    const begun = Math.min(ended - lines.length * hour, client.joined_at.getTime() + 4 * hour);
    const chatId = world.id(new Date(begun));
    let state: ChatState = quietChat;
    let last = { text: '', at: '' };
    lines.forEach(([who, text], index) => {
      const at = byDay(new Date(index === lines.length - 1 ? ended : begun + ((ended - begun) * index) / lines.length), world.now).toISOString();
      state = afterMessage(state, who === 'c' ? 'client' : 'employee', at);
      last = { text, at };
      said.push({
        message_id: world.id(new Date(at)),
        chat_id: chatId,
        seq: state.last_seq,
        sender_id: who === 'c' ? client.id : staffId,
        sender_role: who === 'c' ? 'client' : kind === 'advisor' ? 'employee' : 'admin',
        text,
        sent_at: at,
      });
    });
    if (state.employee_status === 'waiting_on_client' && random.chance(0.7)) state = afterReading(state, 'client', state.last_seq);
    if (state.employee_status === 'needs_reply' && random.chance(0.4)) state = afterReading(state, 'employee', state.last_seq);
    if (client.stage === 'delivered' || client.stage === 'closed_lost') state = afterEmployeeMove(state, 'resolved', last.at, null);
    else if (client.stage === 'on_hold') state = afterEmployeeMove(state, 'snoozed', last.at, new Date(world.now.getTime() + 3 * 24 * hour).toISOString());
    rows.push({
      id: chatId,
      kind,
      client_id: client.id,
      employee_id: kind === 'advisor' ? client.advisor_id : null,
      ...state,
      last_text: last.text.slice(0, 200),
      last_message_at: last.at,
      created_at: new Date(begun).toISOString(),
    });
  };

  world.clients.forEach((client, index) => {
    const story = conversations[stages[client.stage].chat];
    const lines: readonly Line[] | undefined = story[index % story.length];
    if (!lines) return;
    if (client.advisor_id) talk(client, 'advisor', client.email === 'client@forecourt.example' ? conversations.looking[0] : lines);
    else if (random.chance(0.5)) talk(client, 'desk', conversations.desk[index % conversations.desk.length] ?? conversations.desk[0]);
  });
  await db.insert(chats).values(rows);
  await db.insert(messages).values(said);
}
