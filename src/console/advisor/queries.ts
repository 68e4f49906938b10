// An advisor's data, page by page. The keys start with the path that a push names, not with the advisor's.
import type { Chat, ClientFolder, Complaint, DashboardListing, UserPreferences } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { pageOf } from '../../api/query.ts';

type Range = [number, number];
interface Context {
  signal: AbortSignal;
}
const of = 'of employee';

/** Their rows of the work table; due and overdue dates come first. */
export const workOf = (id: string, range: Range) => ({
  queryKey: ['/dashboard-listings/all', of, id, range] as const,
  queryFn: ({ signal }: Context) =>
    pageOf<DashboardListing>(api.GET('/employees/{id}/dashboard-listings', { params: { path: { id }, query: { range } }, signal })),
});

/** Their chats, the liveliest first. */
export const chatsOfEmployee = (id: string, range: Range) => ({
  queryKey: ['/chats', of, id, range] as const,
  // An admin only looks on at them.
  meta: { counts: ['reports' as const] },
  queryFn: ({ signal }: Context) =>
    pageOf<Chat>(api.GET('/chats/employee/{id}', { params: { path: { id }, query: { sort: ['last_message_at', 'DESC'], range } }, signal })),
});

/** The complaints assigned to them, newest first. */
export const complaintsAssignedTo = (id: string, range: Range) => ({
  queryKey: ['/complaints', 'assigned to', id, range] as const,
  queryFn: ({ signal }: Context) =>
    pageOf<Complaint>(api.GET('/complaints/{id}/assigned-to', { params: { path: { id }, query: { sort: ['created_at', 'DESC'], range } }, signal })),
});

/** Their clients' folders, by name. */
export const foldersOf = (id: string, range: Range) => ({
  queryKey: ['/client-folders', of, id, range] as const,
  queryFn: ({ signal }: Context) =>
    pageOf<ClientFolder>(api.GET('/employees/{id}/client-folders', { params: { path: { id }, query: { sort: ['name', 'ASC'], range } }, signal })),
});

/** Their clients' checklists, the last changed first. */
export const checklistsOf = (id: string, range: Range) => ({
  queryKey: ['/user-preferences', of, id, range] as const,
  queryFn: ({ signal }: Context) =>
    pageOf<UserPreferences>(
      api.GET('/employees/{id}/clients-preferences', { params: { path: { id }, query: { sort: ['updated_at', 'DESC'], range } }, signal }),
    ),
});
