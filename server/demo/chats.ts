// A chat for every client with their advisor, and threads with the desk; their states follow from who spoke last.
import { afterAdvisorMove, afterMessage, afterReading, quietChat, type ChatState } from '../../domain/chat.ts';
import * as roles from '../../generated/roles.ts';
import type { Database } from '../db/database.ts';
import { chatNotes, chats, messages } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { clientFacts, linksOf, type ClientFacts } from './client-facts.ts';
import { agreed, done, pricing } from './conversations-of-prices.ts';
import { begun, desk, looking, lost, paused, waiting, withHannah, type Conversation, type Line } from './conversations.ts';
import { byEvening } from './daytime.ts';
import type { Random } from './random.ts';
import { stages, type Stage } from './stages.ts';
import type { DemoClient, World } from './model.ts';

const hour = 3_600_000;
const minute = 60_000;
const byStage: Readonly<Record<(typeof stages)[Stage]['chat'], readonly Conversation[]>> = {
  desk,
  waiting,
  begun,
  looking,
  pricing,
  agreed,
  done,
  paused,
  lost,
};

export async function fillChats(db: Database, _services: Services, world: World): Promise<void> {
  const random = world.random.branch('chats');
  const rows: (typeof chats.$inferInsert)[] = [];
  const said: (typeof messages.$inferInsert)[] = [];

  const talk = (client: DemoClient, kind: 'advisor' | 'desk', lines: readonly Line[]) => {
    const staffId = kind === 'advisor' ? client.advisor_id : (world.admins[0]?.id ?? null);
    // The last message is minutes to days old; open chats are recent, so that few are overdue.
    const spoken = client.is_past
      ? client.stage_since.getTime()
      : world.now.getTime() - (lines.at(-1)?.[0] === 'c' ? random.whole(10, 200) * 60_000 : random.whole(2, 90) * hour);
    const ended = Math.min(world.now.getTime(), Math.max(spoken, client.joined_at.getTime() + (lines.length + 10) * minute));
    const moments = momentsOf(lines.length, ended, client, random);
    const first = moments[0] ?? new Date(ended);
    const chatId = world.id(first);
    let state: ChatState = quietChat;
    let last = { text: '', at: '' };
    lines.forEach(([who, text], index) => {
      const at = (moments[index] ?? first).toISOString();
      state = afterMessage(state, who === 'c' ? 'client' : 'staff', at);
      last = { text, at };
      said.push({
        message_id: world.id(new Date(at)),
        chat_id: chatId,
        seq: state.last_seq,
        sender_id: who === 'c' ? client.id : staffId,
        sender_role: who === 'c' ? roles.client : kind === 'advisor' ? roles.employee : roles.admin,
        text,
        sent_at: at,
      });
    });
    if (state.employee_status === 'waiting_on_client' && random.chance(0.7)) state = afterReading(state, 'client', state.last_seq);
    if (state.employee_status === 'needs_reply' && random.chance(0.4)) state = afterReading(state, 'staff', state.last_seq);
    if (client.stage === 'delivered' || client.stage === 'closed_lost') state = afterAdvisorMove(state, 'resolved', last.at, null);
    else if (client.stage === 'on_hold') state = afterAdvisorMove(state, 'snoozed', last.at, new Date(world.now.getTime() + 3 * 24 * hour).toISOString());
    rows.push({
      id: chatId,
      kind,
      client_id: client.id,
      employee_id: kind === 'advisor' ? client.advisor_id : null,
      ...state,
      last_text: last.text.slice(0, 200),
      last_message_at: last.at,
      created_at: first.toISOString(),
    });
  };

  const factsOf = clientFacts(world, await linksOf(db));
  // Who reads one inbox never reads the same last line twice.
  const said_last = new Map<string, Set<string>>();
  for (const client of world.clients) {
    const facts = factsOf(client);
    if (!facts) continue;
    const reader = client.advisor_id ?? 'desk';
    const used = said_last.get(reader) ?? new Set();
    said_last.set(reader, used);
    if (!client.advisor_id && !random.chance(0.5)) continue;
    const conversations = client.advisor_id ? byStage[stages[client.stage].chat] : desk;
    const lines = client.email === 'client@forecourt.example' ? withHannah(facts) : chosen(conversations, facts, used, random);
    if (!lines) continue;
    used.add(lines.at(-1)?.[1] ?? '');
    talk(client, client.advisor_id ? 'advisor' : 'desk', lines);
  }
  await db.insert(chats).values(rows);
  await db.insert(messages).values(said);
  const noted = notesOn(world, rows);
  if (noted.length > 0) await db.insert(chatNotes).values(noted);
}

/** What an admin tells the advisor beside the conversation, in the chat of the first client to sign in with. */
function notesOn(world: World, rows: readonly (typeof chats.$inferInsert)[]): (typeof chatNotes.$inferInsert)[] {
  const client = world.clients.find(({ email }) => email === 'client@forecourt.example');
  const chat = rows.find(({ client_id, kind }) => client_id === client?.id && kind === 'advisor');
  const [admin] = world.admins;
  if (!chat?.id || !chat.last_message_at || !chat.last_seq || !admin) return [];
  const at = new Date(Date.parse(chat.last_message_at) - 30 * minute);
  const text = 'Byrne told me they will move on price if we close this month. Worth asking again.';
  return [{ note_id: world.id(at), chat_id: chat.id, after_seq: chat.last_seq - 1, author_id: admin.id, text, written_at: at.toISOString() }];
}

/** One that this client's facts bear and whose last line is new to the inbox; conversations again only where none is left. */
function chosen(conversations: readonly Conversation[], facts: ClientFacts, used: ReadonlySet<string>, random: Random): readonly Line[] | null {
  const fitting = random.shuffle(conversations).flatMap((conversation) => {
    const lines = conversation(facts);
    return lines ? [lines] : [];
  });
  return fitting.find((lines) => !used.has(lines.at(-1)?.[1] ?? '')) ?? fitting[0] ?? null;
}

/** When each line was said: within a day or so before the last, while people are up, and never before they had an account. */
function momentsOf(count: number, ended: number, client: DemoClient, random: Random): Date[] {
  const gaps = Array.from({ length: count - 1 }, () => random.whole(6, 160) * minute);
  const span = gaps.reduce((sum, gap) => sum + gap, 0);
  const room = Math.max(count * minute, ended - client.joined_at.getTime() - 10 * minute);
  const shrink = Math.min(1, room / Math.max(1, span));
  let at = ended;
  const back = [at];
  for (const gap of gaps) {
    at -= gap * shrink;
    back.unshift(at);
  }
  return back.map((moment) => byEvening(new Date(moment)));
}
