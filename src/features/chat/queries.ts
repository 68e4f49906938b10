import { queryOptions } from '@tanstack/react-query';
import type { Chat } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { apiQuery, pageOf } from '../../api/query.ts';

/** What the inbox shows. */
export type InboxView = 'needs_reply' | 'unread' | 'all' | 'desk';

/** How often an open conversation asks for news, in ms. */
export const threadPollMs = 3_000;
/** How often a list of chats does. */
export const inboxPollMs = 10_000;

export const chatKeys = {
  all: ['/chats'] as const,
  list: (view: InboxView, text: string, advisor: string | undefined, count: number) => ['/chats', 'list', view, text, advisor ?? '', count] as const,
  one: (id: string) => ['/chats', 'one', id] as const,
  count: ['/chats', 'count'] as const,
};

/** The number of chats in the inbox at first, and in each further page. */
export const inboxStep = 100;

/** The inbox's first `count` chats: those waiting for an answer, longest first, then the newest first. @param advisor whose chats; all in scope if undefined */
export function inboxQuery(view: InboxView, text: string, advisor: string | undefined, count: number) {
  const filter = {
    ...(view === 'needs_reply' ? { employee_status: 'needs_reply' as const } : {}),
    ...(view === 'unread' ? { is_unread: true } : {}),
    ...(view === 'desk' ? { kind: 'desk' as const } : {}),
    ...(text === '' ? {} : { q: text }),
    ...(advisor === undefined ? {} : { employee_id: advisor }),
  };
  const sort: ['waiting_since', 'ASC'] | ['last_message_at', 'DESC'] = view === 'needs_reply' ? ['waiting_since', 'ASC'] : ['last_message_at', 'DESC'];
  return queryOptions({
    queryKey: chatKeys.list(view, text, advisor, count),
    // A chat that an admin only looks on at may not be in it yet.
    meta: { counts: ['reports'] },
    queryFn: ({ signal }) => pageOf<Chat>(api.GET('/chats', { params: { query: { filter, sort, range: [0, count - 1] } }, signal })),
  });
}

/** How many chats wait for the reader. */
export const chatCountQuery = () => apiQuery(chatKeys.count, (signal) => api.GET('/chats/count', { signal }));

/** Messages before a number, the latest of them. */
export const messagesBefore = (id: string, before: number, limit = 50) =>
  dataOf(api.GET('/chats/{id}/messages', { params: { path: { id }, query: { before, limit } } }));

/** Messages after a number, oldest first: the missed ones. */
export const messagesAfter = (id: string, after: number, signal: AbortSignal) =>
  dataOf(api.GET('/chats/{id}/messages', { params: { path: { id }, query: { after, limit: 200 } }, signal }));

/** What staff say among themselves after the messages from one number on and before another. */
export const notesBetween = (id: string, from: number, before: number, signal: AbortSignal) =>
  dataOf(api.GET('/chats/{id}/notes', { params: { path: { id }, query: { from, before } }, signal }));
