// Asking for the work table and for what waits; changing one cell.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DashboardListing, NoteStatus, operations, StepInProcess, UrgentItem } from '../../../generated/api.ts';
import { stepInProcessValues } from '../../../generated/enums.ts';
import { closingSteps, stepsWhenOver } from '../../../domain/pipeline.ts';
import { api, dataOf } from '../../api/client.ts';
import { messageOf } from '../../../engine/web/problem.ts';
import { apiQuery, pageOf } from '../../api/query.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { messages } from './messages.ts';

/** The view without which the table is not: those whose work is not over. */
export const usualView = 'active';

/** The views of the table; the last two are reached from the figures above it. */
export const views = ['active', 'all', 'due', 'waiting', 'closing', 'decide', 'asked'] as const;
export type View = (typeof views)[number];

type Filter = NonNullable<NonNullable<operations['listDashboardListings']['parameters']['query']>['filter']>;

const filterOf: Readonly<Record<View, Filter>> = {
  active: { step_in_process: stepInProcessValues.filter((step) => !stepsWhenOver.includes(step)) },
  all: {},
  due: { re_engage: ['overdue', 'today'] },
  waiting: { note_status: 'waiting_on_client' },
  closing: { step_in_process: [...closingSteps] },
  decide: { to_decide_gte: 1 },
  asked: { waiting_on_us_gte: 1 },
};

/** The columns the table can be ordered by. */
export const sortable = [
  'client_name',
  'package_name',
  'step_in_process',
  'note_status',
  'date_to_re_engage',
  'date_of_last_contact',
  'links',
  'to_decide',
] as const;
export type SortField = (typeof sortable)[number];
export type Order = readonly [SortField, 'ASC' | 'DESC'];

/** What the table and the board show. */
export interface Wish {
  view: View;
  /** Part of a client's name; empty for everyone. */
  name: string;
  /** Without one, due and overdue dates come first. */
  order: Order | undefined;
  /** Whose clients; everyone's if undefined. */
  advisor: string | undefined;
}

export const pageSize = 25;
/** The most clients on a board. */
export const boardSize = 200;

/** The filter of a wish, as the list and its export take it. */
export const filterOfWish = ({ view, name, advisor }: Wish): Filter => ({
  ...filterOf[view],
  ...(name === '' ? {} : { q: name }),
  ...(advisor === undefined ? {} : { advisor_id: advisor }),
});

const rowsOf = (wish: Wish, from: number, count: number) => {
  const { view, name, order, advisor } = wish;
  return {
    queryKey: ['/dashboard-listings/all', view, name, order?.join(' ') ?? '', advisor ?? '', from, count] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      const sort: [SortField, 'ASC' | 'DESC'] | undefined = order && [...order];
      const query = { filter: filterOfWish(wish), range: [from, from + count - 1], ...(sort ? { sort } : {}) };
      return pageOf<DashboardListing>(api.GET('/dashboard-listings/all', { params: { query }, signal }));
    },
  };
};

/** One page of the work table. */
export const tableQuery = (wish: Wish, page: number) => rowsOf(wish, page * pageSize, pageSize);

/** All the clients of a board, as far as it goes. */
export const boardQuery = (wish: Wish) => rowsOf({ ...wish, order: undefined }, 0, boardSize);

/** The numbers above the table, of one advisor's clients or of everyone's. */
export const countsQuery = (advisor: string | undefined) =>
  apiQuery(['/dashboard-listings/counts', advisor ?? ''], (signal) =>
    api.GET('/dashboard-listings/counts', { params: { query: advisor === undefined ? {} : { advisor_id: advisor } }, signal }),
  );

export const urgentQuery = apiQuery(['/dashboard-listings/urgent'], (signal) =>
  api.GET('/dashboard-listings/urgent', { params: { query: { limit: 100 } }, signal }),
);

/** What waits for the advisor about one client, the most urgent first. */
export const urgentOf = (clientId: string) =>
  apiQuery<UrgentItem[]>(['/dashboard-listings/urgent', clientId], (signal) =>
    api.GET('/dashboard-listings/urgent', { params: { query: { user_id: clientId, limit: 20 } }, signal }),
  );

/** The client's row of the work table; null before they have one. */
export const rowOf = (clientId: string) => ({
  queryKey: ['/dashboard-listings/all', 'of', clientId] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<DashboardListing | null> => {
    const page = await pageOf<DashboardListing>(
      api.GET('/dashboard-listings/all', { params: { query: { filter: { user_id: clientId }, range: [0, 0] } }, signal }),
    );
    return page.rows[0] ?? null;
  },
});

/** A cell of the work table and its new value. */
export type CellChange = { field: 'step'; value: StepInProcess } | { field: 'note'; value: NoteStatus } | { field: 'date'; value: string | null };

const fields = { step: 'step_in_process', note: 'note_status', date: 'date_to_re_engage' } as const;

/** The data of a work table query with one cell changed: a page of rows, or one row; anything else stays as it is. */
function withCell(shown: unknown, id: string, { field, value }: CellChange): unknown {
  const changed = <Row extends object>(row: Row): Row => ('id' in row && row.id === id ? { ...row, [fields[field]]: value } : row);
  if (typeof shown !== 'object' || shown === null) return shown;
  return 'rows' in shown && Array.isArray(shown.rows) ? { ...shown, rows: shown.rows.map(changed) } : changed(shown);
}

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
      (['/dashboard-listings/all', '/dashboard-listings/counts', '/dashboard-listings/urgent'] as const).map((key) =>
        queries.invalidateQueries({ queryKey: [key] }),
      ),
    );
  const { mutate, isPending } = useMutation({
    // Shown at once; what the server says afterwards wins.
    onMutate: async ({ id, to }) => {
      await queries.cancelQueries({ queryKey: ['/dashboard-listings/all'] as const });
      queries.setQueriesData({ queryKey: ['/dashboard-listings/all'] as const }, (shown: unknown) => withCell(shown, id, to));
    },
    mutationFn: ({ id, to }: { id: string; to: CellChange; back?: CellChange; said: string }) => save(id, to),
    onSuccess: (_row, { id, back, said }) =>
      toast.success(said, back ? { action: { label: messages.undo, onClick: () => mutate({ id, to: back, said }) } } : {}),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: refresh,
  });
  return { change: mutate, isPending };
}
