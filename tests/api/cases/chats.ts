import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { chats } from '../../../server/db/schema.ts';
import type { Caller, Cases, CaseWorld } from './case.ts';

/** The chat of a client with their advisor. */
export async function chatOf({ app }: CaseWorld, clientId: string): Promise<string> {
  const [chat] = await app.db
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.client_id, clientId), eq(chats.kind, 'advisor')));
  if (!chat) throw new Error('The client has no chat with an advisor.');
  return chat.id;
}
const own = async (world: CaseWorld) => ({ params: { id: await chatOf(world, world.users.client) } });
const foreign = async (world: CaseWorld) => ({ params: { id: await chatOf(world, world.users.otherClient) } });

/** One's own chat after somebody wrote in it. */
async function afterMessageOf(world: CaseWorld, caller: Caller) {
  const { params } = await own(world);
  const token = caller === 'client' ? world.tokens.client : world.tokens.employee;
  await world.app.call('sendMessage', { token, body: { chat_id: params.id, message_id: uuidv7(), text: 'Hello.' } });
  return { params };
}

const noteBy = async ({ app, tokens }: CaseWorld, writer: 'admin' | 'employee', chat: string) => {
  const note = uuidv7();
  await app.call('addChatNote', { token: tokens[writer], params: { id: chat }, body: { note_id: note, text: 'A note.' } });
  return { params: { id: chat, note } };
};
const ownNote = async (world: CaseWorld, caller: Caller) =>
  noteBy(world, caller === 'employee' ? 'employee' : 'admin', await chatOf(world, world.users.client));
const foreignNote = async (world: CaseWorld) => noteBy(world, 'admin', await chatOf(world, world.users.otherClient));

/** A canned reply of the caller. @param is_private nobody else's */
async function ownReply({ app, tokens }: CaseWorld, caller: Caller, is_private?: boolean): Promise<{ id: string }> {
  const token = caller === 'employee' ? tokens.employee : tokens.admin;
  const { body } = await app.call('createCannedReply', { token, body: { name: 'Case', text: 'Hello.', ...(is_private === undefined ? {} : { is_private }) } });
  return { id: body.id };
}

export const chatCases = {
  listChats: { succeeds: () => ({ query: { sort: ['waiting_since', 'ASC'], range: [0, 4] } }), foreign: 'names no single row' },
  countChats: { succeeds: () => ({}), foreign: 'names no single row' },
  listChatsOfEmployee: { succeeds: ({ users }) => ({ params: { id: users.employee } }), foreign: ({ users }) => ({ params: { id: users.otherEmployee } }) },
  sendMessage: {
    succeeds: async (world) => ({ body: { chat_id: (await own(world)).params.id, message_id: uuidv7(), text: 'Hello.' } }),
    foreign: 'names the chat in the body; tested with chats',
  },
  updateChatStatus: {
    succeeds: async (world) => ({ ...(await afterMessageOf(world, 'client')), body: { status: 'resolved' } }),
    foreign: async (world) => ({ ...(await foreign(world)), body: { status: 'resolved' } }),
  },
  updateChatStatusClient: {
    succeeds: async (world) => ({ ...(await afterMessageOf(world, 'client')), body: { status: 'up_to_date' } }),
    foreign: async (world) => ({ ...(await foreign(world)), body: { status: 'up_to_date' } }),
  },
  getChat: { succeeds: own, foreign },
  listMessages: { succeeds: async (world) => ({ ...(await own(world)), query: { limit: 2 } }), foreign },
  markChatRead: {
    succeeds: async (world) => ({ ...(await own(world)), body: { seq: 1 } }),
    foreign: async (world) => ({ ...(await foreign(world)), body: { seq: 1 } }),
  },
  markChatUnread: { succeeds: own, foreign },
  addChatNote: {
    succeeds: async (world) => ({ ...(await own(world)), body: { note_id: uuidv7(), text: 'A note.' } }),
    foreign: async (world) => ({ ...(await foreign(world)), body: { note_id: uuidv7(), text: 'A note.' } }),
  },
  listChatNotes: { succeeds: async (world) => ({ ...(await own(world)), query: { from: 0, before: 5 } }), foreign },
  editChatNote: {
    succeeds: async (world, caller) => ({ ...(await ownNote(world, caller)), body: { text: 'A note with other words.' } }),
    foreign: async (world) => ({ ...(await foreignNote(world)), body: { text: 'A note with other words.' } }),
  },
  deleteChatNote: { succeeds: ownNote, foreign: foreignNote },
  tellPresence: {
    succeeds: async (world) => ({ ...(await own(world)), body: { state: 'typing' } }),
    foreign: async (world) => ({ ...(await foreign(world)), body: { state: 'typing' } }),
  },
  listCannedReplies: { succeeds: () => ({ query: { filter: { is_private: false }, sort: ['name', 'ASC'] } }), foreign: 'names no single row' },
  createCannedReply: { succeeds: () => ({ body: { name: 'Case', text: 'Hi {client_first_name}.' } }), foreign: 'names no single row' },
  getCannedReply: {
    succeeds: async (world, caller) => ({ params: await ownReply(world, caller) }),
    foreign: async (world) => ({ params: await ownReply(world, 'admin', true) }),
  },
  updateCannedReply: {
    succeeds: async (world, caller) => ({ params: await ownReply(world, caller), body: { name: 'Case again' } }),
    foreign: async (world) => ({ params: await ownReply(world, 'admin', true), body: { name: 'Case again' } }),
  },
  deleteCannedReply: {
    succeeds: async (world, caller) => ({ params: await ownReply(world, caller) }),
    foreign: async (world) => ({ params: await ownReply(world, 'admin', true) }),
  },
  getReplyFacts: {
    succeeds: ({ users }) => ({ params: { client: users.client } }),
    foreign: ({ users }) => ({ params: { client: users.otherClient } }),
  },
} satisfies Partial<Cases>;
