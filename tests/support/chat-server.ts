import type { Unsent } from '../../src/features/chat/outbox/machine.ts';
import type { Call } from './calls.ts';
import { Unreachable, type ChatServer } from './chat-world.ts';

/** One person's way to a chat of the real application. */
export function chatServer(call: Call, token: string, id: string): ChatServer {
  const answered = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    try {
      return await work;
    } catch (error) {
      // What fetch says where the line is cut, before an answer or within it.
      if (error instanceof TypeError || (error instanceof Error && 'code' in error)) throw new Unreachable('No answer.', { cause: error });
      throw error;
    }
  };
  const page = async (query: Readonly<Record<string, number>>) =>
    (await answered(call('listMessages', { token, params: { id }, query: { ...query, limit: 200 } }))).body;
  return {
    send: async ({ chat_id, message_id, text }: Unsent) => {
      try {
        const { status, body } = await answered(call('sendMessage', { token, body: { chat_id, message_id, text } }));
        return status === 201 ? { status, message: body } : { status };
      } catch (error) {
        if (error instanceof Unreachable) return { status: 0 };
        throw error;
      }
    },
    newest: async () => (await answered(call('getChat', { token, params: { id } }))).body.messages,
    after: (seq) => page({ after: seq }),
    notes: async (from, before) => (await answered(call('listChatNotes', { token, params: { id }, query: { from, before } }))).body,
    read: async (seq) => {
      await answered(call('markChatRead', { token, params: { id }, body: { seq } }));
    },
  };
}
