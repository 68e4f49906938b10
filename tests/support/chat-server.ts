import type { Unsent } from '../../src/features/chat/outbox/machine.ts';
import type { TestApp } from './app.ts';
import type { ChatServer } from './chat-model.ts';

/** One person's way to a chat of the real application. */
export function chatServer(app: TestApp, token: string, id: string): ChatServer {
  const page = async (query: Readonly<Record<string, number>>) =>
    (await app.call('listMessages', { token, params: { id }, query: { ...query, limit: 200 } })).body;
  return {
    send: async ({ chat_id, message_id, text }: Unsent) => {
      const { status, body } = await app.call('sendMessage', { token, body: { chat_id, message_id, text } });
      return status === 201 ? { status, message: body } : { status };
    },
    newest: async () => (await app.call('getChat', { token, params: { id } })).body.messages,
    after: (seq) => page({ after: seq }),
    read: async (seq) => {
      await app.call('markChatRead', { token, params: { id }, body: { seq } });
    },
  };
}
