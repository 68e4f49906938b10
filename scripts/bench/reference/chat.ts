// POST /chats/send: the message, the chat's state, the event, the notice to the client, the audit's entry and the word to the screens, in one transaction.
import { uuidv7 } from 'uuidv7';
import { afterMessage, type ChatState } from '../../../domain/chat.ts';
import { inTransaction, Refusal, type World } from './world.ts';

interface Sent {
  chat_id: string;
  message_id: string;
  text: string;
}

interface ChatRow extends ChatState {
  id: string;
  client_id: string;
}

const body = {
  type: 'object',
  additionalProperties: false,
  required: ['chat_id', 'message_id', 'text'],
  properties: {
    chat_id: { type: 'string', maxLength: 36 },
    message_id: { type: 'string', minLength: 36, maxLength: 36 },
    text: { type: 'string', minLength: 1, maxLength: 4000 },
  },
};

const messageOf = `select m.message_id, m.chat_id, m.seq, m.sender_id, u.name as sender_name, m.sender_role, m.text, '{}'::text[] as attachments, m.sent_at
  from messages m left join users u on u.id = m.sender_id where m.message_id = $1`;

/** Adds the route, for advisors. */
export function addChat({ app, pool, actorOf, outbox }: World): void {
  app.post<{ Body: Sent }>('/api/chats/send', { schema: { body } }, async (request, reply) => {
    const caller = await actorOf(request);
    const { chat_id, message_id, text } = request.body;
    const message = await inTransaction(pool, async (client) => {
      const found = await client.query<ChatRow>({
        name: 'chat',
        text: `select chats.* from chats join users c on c.id = chats.client_id where chats.id = $1 and c.role = 'client' and c.deleted_at is null and c.advisor_id = $2 for update of chats`,
        values: [chat_id, caller.id],
      });
      const [chat] = found.rows;
      if (!chat) throw new Refusal(404, 'There is no such chat.');
      const sentAt = new Date().toISOString();
      const state = afterMessage(chat, 'staff', sentAt);
      const kept = await client.query({
        name: 'message',
        text: `insert into messages (message_id, chat_id, seq, sender_id, sender_role, text, sent_at) values ($1, $2, $3, $4, $5, $6, $7) on conflict (message_id) do nothing`,
        values: [message_id, chat_id, state.last_seq, caller.id, caller.role, text, sentAt],
      });
      if (kept.rowCount === 0) return (await client.query({ name: 'kept', text: messageOf, values: [message_id] })).rows[0];
      await client.query({
        name: 'chat state',
        text: `update chats set employee_status = $2, client_status = $3, waiting_since = $4, snoozed_until = $5, last_seq = $6, client_read_seq = $7, employee_read_seq = $8,
          last_text = left($9, 200), last_message_at = $10, version = version + 1, saved_by = $11, saved_at = now(), updated_at = now() where id = $1`,
        values: [
          chat_id,
          state.employee_status,
          state.client_status,
          state.waiting_since,
          state.snoozed_until,
          state.last_seq,
          state.client_read_seq,
          state.employee_read_seq,
          text,
          sentAt,
          caller.id,
        ],
      });
      const eventId = uuidv7();
      await client.query({
        name: 'chat event',
        text: `insert into events (id, kind, params, actor_id, actor_role, client_id, target_kind, target_id, audience, request_id) values ($1, 'message_new', '{}', $2, $3, $4, 'chat', $5, 'none', $6)`,
        values: [eventId, caller.id, caller.role, chat.client_id, chat_id, request.id],
      });
      await client.query({
        name: 'notice',
        text: `insert into notifications (id, event_id, user_id, role) select $1, $2, $3, 'client' where not exists (select 1 from notifications n join events e on e.id = n.event_id
          where n.user_id = $3 and n.role = 'client' and n.read_at is null and e.kind = 'message_new' and e.target_id = $4 and e.id <> $2)`,
        values: [uuidv7(), eventId, chat.client_id, chat_id],
      });
      await client.query({
        name: 'chat audit',
        text: `insert into audit_entries (id, actor_id, actor_role, area, action, words, outcome, person_id, target_id, fields, ip, request_id)
          values ($1, $2, $3, 'chats', 'sendMessage', 'Message sent', 'done', $4, $5, $6, $7, $8)`,
        values: [uuidv7(), caller.id, caller.role, caller.id, chat_id, ['chat_id', 'message_id', 'text'], request.ip, request.id],
      });
      await client.query({
        name: 'chat push',
        text: `insert into outbox (id, kind, payload, run_at)
          select case when in_it then $1::uuid else $2::uuid end, 'push', jsonb_build_object('name', 'changed', 'data', case when in_it then '{"resources": ["chats"]}'::jsonb
            else jsonb_build_object('resources', '[]'::jsonb, 'ids', jsonb_build_object('chats', jsonb_build_array($3::text))) end, 'channels', jsonb_agg('private-user-' || id)), 'epoch'
          from (select id, id in ($4::uuid, $5::uuid) as in_it from users where (id in ($4::uuid, $5::uuid) or role = 'admin') and status = 'active' and deleted_at is null) as people group by in_it`,
        values: [uuidv7(), uuidv7(), chat_id, chat.client_id, caller.id],
      });
      return (await client.query({ name: 'kept', text: messageOf, values: [message_id] })).rows[0];
    });
    outbox.wake();
    void reply.code(201);
    return message;
  });
}
