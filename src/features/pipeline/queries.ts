// Asking for the work table and for what waits; changing one cell.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DashboardListing, NoteStatus, operations, StepInProcess, UrgentItem } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { messageOf } from '../../api/problem.ts';
import { apiQuery, pageOf } from '../../api/query.ts';
import { toast } from '../ui/toast/toast.ts';
import { messages as words } from './messages.ts';

/** The views of the table; the last two are reached from the figures above it. */
export const views = ['all', 'due', 'waiting', 'closing', 'decide', 'asked'] as const;
export type View = (typeof views)[number];

type Filter = NonNullable<NonNullable<operations['listDashboardListings']['parameters']['query']>['filter']>;

const filterOf: Readonly<Record<View, Filter>> = {
  all: {},
  due: { re_engage: ['overdue', 'today'] },
  waiting: { note_status: 'waiting_on_client' },
  closing: { step_in_process: ['offer_accepted', 'paperwork'] },
  decide: { to_decide_gte: 1 },
  asked: { waiting_on_us_gte: 1 },
};

export const pageSize = 25;

/** One page of the work table; due and overdue dates stand on top. */
export const tableQuery = (view: View, page: number) => ({
  queryKey: ['/dashboard-listings/all', view, page],
  queryFn: ({ signal }: { signal: AbortSignal }) => {
    const query = { filter: filterOf[view], range: [page * pageSize, page * pageSize + pageSize - 1] };
    return pageOf<DashboardListing>(api.GET('/dashboard-listings/all', { params: { query }, signal }));
  },
});

export const countsQuery = apiQuery(['/dashboard-listings/counts'], (signal) => api.GET('/dashboard-listings/counts', { params: { query: {} }, signal }));

export const urgentQuery = apiQuery(['/dashboard-listings/urgent'], (signal) =>
  api.GET('/dashboard-listings/urgent', { params: { query: { limit: 100 } }, signal }),
);

/** What waits for the advisor about one client, the most urgent first. */
export const urgentOf = (clientId: string) =>
  apiQuery<UrgentItem[]>(['/dashboard-listings/urgent', clientId], (signal) =>
    api.GET('/dashboard-listings/urgent', { params: { query: { user_id: clientId, limit: 20 } }, signal }),
  );

/** The client's line of the work table; null before they stand on it. */
export const rowOf = (clientId: string) => ({
  queryKey: ['/dashboard-listings/all', 'of', clientId],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<DashboardListing | null> => {
    const page = await pageOf<DashboardListing>(
      api.GET('/dashboard-listings/all', { params: { query: { filter: { user_id: clientId }, range: [0, 0] } }, signal }),
    );
    return page.rows[0] ?? null;
  },
});

/** A cell of the work table and what it shall hold. */
export type CellChange = { field: 'step'; value: StepInProcess } | { field: 'note'; value: NoteStatus } | { field: 'date'; value: string | null };

/** Saves a cell at once and offers to take it back. */
export function useCell() {
  const queries = useQueryClient();
  const save = (id: string, change: CellChange): Promise<DashboardListing> => {
    const path = { id };
    if (change.field === 'step') return dataOf(api.PATCH('/update-step-in-process/{id}', { params: { path }, body: { step_in_process: change.value } }));
    if (change.field === 'note') return dataOf(api.PATCH('/update-note-status/{id}', { params: { path }, body: { note_status: change.value } }));
    return dataOf(api.PATCH('/update-re-engage-date/{id}', { params: { path }, body: { date_to_re_engage: change.value } }));
  };
  const refresh = () =>
    Promise.all(
      ['/dashboard-listings/all', '/dashboard-listings/counts', '/dashboard-listings/urgent'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
    );
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, to }: { id: string; to: CellChange; back?: CellChange; said: string }) => save(id, to),
    onSuccess: (_row, { id, back, said }) => toast.success(said, back ? { action: { label: words.undo, onClick: () => mutate({ id, to: back, said }) } } : {}),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: refresh,
  });
  return { change: mutate, isPending };
}
