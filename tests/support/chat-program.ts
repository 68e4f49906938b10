// Two people's chat in the built program, which is killed and started again while they write.
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '../../server/demo/logins.ts';
import { callsTo } from './calls.ts';
import type { ChatHost, ChatServer } from './chat-world.ts';
import { chatServer } from './chat-server.ts';
import { startServed } from './served.ts';
import { builtServer } from './program.ts';
import { embeddedTemplate } from './template.ts';

export interface ChatProgram {
  chatId: string;
  servers: Record<'client' | 'advisor', ChatServer>;
  host: ChatHost;
  close: () => Promise<void>;
}

/** Starts it on a copy of the demo's folder. The chat is the one of the demo's client with their advisor. */
export async function startChatProgram(): Promise<ChatProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-chats-'));
  await cp((await embeddedTemplate('demo')).folder, folder, { recursive: true });
  const main = join(await builtServer(), 'main.js');
  let served = await startServed(folder, {}, main);
  const { url } = served;
  const call = callsTo(url);
  const signIn = async (email: string) => (await call('login', { body: { email, password: demoPassword } })).body.access_token;
  const client = await signIn('client@forecourt.example');
  const advisor = await signIn('advisor@forecourt.example');
  const { body } = await call('listChats', { token: client, query: { filter: { kind: 'advisor' } } });
  const chatId = body[0]?.id;
  if (chatId === undefined) throw new Error('The demo’s client has no chat with an advisor.');
  return {
    chatId,
    servers: { client: chatServer(call, client, chatId), advisor: chatServer(call, advisor, chatId) },
    host: {
      kill: () => served.kill(),
      start: async () => {
        served = await startServed(folder, { PORT: new URL(url).port }, main);
      },
    },
    close: async () => {
      await served.stop();
    },
  };
}
