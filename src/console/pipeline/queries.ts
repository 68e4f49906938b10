// Asking for the work table and for what waits; changing one cell.
import { useMutation, useQueryClient, type QueryFilters } from '@tanstack/react-query';
import type { DashboardListing, NoteStatus, operations, Queue, StepInProcess, UrgentItem } from '../../../generated/api.ts';
import { stepInProcessValues } from '../../../generated/enums.ts';
import { isSearching } from '../../../domain/pipeline.ts';
import { api, dataOf } from '../../api/client.ts';
import { everyRowQuery } from '../../api/every-row.ts';
import { reasonOf } from '../../../engine/web/problem.ts';
import { apiQuery, pageOf } from '../../api/query.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { messages } from './messages.ts';

/** The segment of the work table's rows. */
export const segment = 'dashboard-listings';

type Filter = NonNullable<NonNullable<operations['listDashboardListings']['parameters']['query']>['filter']>;

/** The most clients that a board has at once; of more, each column has pages of its own. */
export const boardSize = 100;

/** Whose rows: one advisor's, or everyone's. */
export const ofAdvisor = (advisor: string | undefined): Filter => (advisor === undefined ? {} : { advisor_id: advisor });

const searching = stepInProcessValues.filter(isSearching);

/** The clients that cars are looked for: an advisor's, or everyone's. */
export const searchingQuery = (advisor: string | undefined) =>
  everyRowQuery<DashboardListing>(['/dashboard-listings/all', 'searching', advisor ?? ''], 200, (range, signal) =>
    api.GET('/dashboard-listings/all', { params: { query: { filter: { ...ofAdvisor(advisor), step_in_process: searching }, range } }, signal }),
  );

/** The numbers above the table, of one advisor's clients or of everyone's. */
export const countsQuery = (advisor: string | undefined) =>
  apiQuery(['/dashboard-listings/counts', advisor ?? ''], (signal) =>
    api.GET('/dashboard-listings/counts', { params: { query: advisor === undefined ? {} : { advisor_id: advisor } }, signal }),
  );

/** As many rows of the queue as are asked for at first, and where all are to be seen. */
export const queueSizes = { first: 100, whole: 1000 } as const;

/** What waits for the advisor with all of it counted, and its first rows. */
export const queueQuery = (limit: number = queueSizes.first) =>
  apiQuery<Queue>(['/dashboard-listings/queue', limit], (signal) => api.GET('/dashboard-listings/queue', { params: { query: { limit } }, signal }));

/** What the reader has ended today; the queue's own call answers it where it is asked. */
export const doneQuery = {
  ...apiQuery<Queue>(['/dashboard-listings/queue', 'done'], (signal) =>
    api.GET('/dashboard-listings/queue', { params: { query: { limit: 1, with_done: true } }, signal }),
  ),
  staleTime: 0,
};

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

/** What shows rows of the work table: as a page asks for them, and as its list does. */
const tables: ReadonlySet<unknown> = new Set(['/dashboard-listings/all', segment]);
const ofTable: QueryFilters = { predicate: ({ queryKey: [name] }) => tables.has(name) };

/** A cell of the work table and its new value. */
export type CellChange = { field: 'step'; value: StepInProcess } | { field: 'note'; value: NoteStatus } | { field: 'date'; value: string | null };

const fields = { step: 'step_in_process', note: 'note_status', date: 'date_to_re_engage' } as const;

/** The data of a work table query with one cell changed: rows, or one row; anything else stays as it is. */
function withCell(shown: unknown, id: string, { field, value }: CellChange): unknown {
  const changed = <Row extends object>(row: Row): Row => ('id' in row && row.id === id ? { ...row, [fields[field]]: value } : row);
  if (typeof shown !== 'object' || shown === null) return shown;
  if ('rows' in shown && Array.isArray(shown.rows)) return { ...shown, rows: shown.rows.map(changed) };
  return 'data' in shown && Array.isArray(shown.data) ? { ...shown, data: shown.data.map(changed) } : changed(shown);
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
    Promise.all([
      queries.invalidateQueries(ofTable),
      ...(['/dashboard-listings/counts', '/dashboard-listings/queue', '/dashboard-listings/urgent', '/saved-views/counts'] as const).map((key) =>
        queries.invalidateQueries({ queryKey: [key] }),
      ),
    ]);
  const { mutate, isPending } = useMutation({
    // Shown at once; what the server says afterwards wins.
    onMutate: async ({ id, to }) => {
      await queries.cancelQueries(ofTable);
      queries.setQueriesData(ofTable, (shown: unknown) => withCell(shown, id, to));
    },
    mutationFn: ({ id, to }: { id: string; to: CellChange; back?: CellChange; said: string }) => save(id, to),
    onSuccess: (_row, { id, back, said }) =>
      toast.success(said, back ? { action: { label: messages.undo, onClick: () => mutate({ id, to: back, said }) } } : {}),
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: refresh,
  });
  return { change: mutate, isPending };
}
