// The columns of the board: what the list around has already, or, where there are more clients than it has, the pages of each column.
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDataProvider, useListContext, type RaRecord } from 'react-admin';
import { together } from '../../../engine/console/list/conditions.ts';
import type { DashboardListing, StepInProcess } from '../../../generated/api.ts';
import { stepInProcessValues } from '../../../generated/enums.ts';
import { usePollEvery } from '../../kit/live/live.ts';
import { rowIn } from './cells.tsx';
import { segment } from './queries.ts';

/** So many more clients a column shows at once. */
export const columnPage = 25;
const pollMs = 30_000;

export interface BoardColumn {
  step: StepInProcess;
  rows: readonly DashboardListing[];
  /** Of the whole column, as lists count. */
  total: number;
  /** Shows more of them, where there are more; `isBusy` while they are on their way. */
  more?: { show: () => void; isBusy: boolean };
  /** Asks again for what did not come. */
  retry?: () => void;
}

type Pages = Readonly<Partial<Record<StepInProcess, number>>>;

/** @returns undefined until each column has its first clients */
export function useBoardColumns(): readonly BoardColumn[] | undefined {
  const { data = [], total = 0, filter, sort } = useListContext();
  const provider = useDataProvider();
  const every = usePollEvery(pollMs);
  const isWhole = total <= data.length;
  // With another filter or order, each column begins with its first page again.
  const wish = JSON.stringify([filter, sort]);
  const [asked, setAsked] = useState<{ wish: string; pages: Pages }>({ wish, pages: {} });
  const pages = asked.wish === wish ? asked.pages : {};
  const parts = isWhole ? [] : stepInProcessValues.flatMap((step) => Array.from({ length: pages[step] ?? 1 }, (_part, index) => ({ step, page: index + 1 })));
  const found = useQueries({
    queries: parts.map(({ step, page }) => {
      const params = { pagination: { page, perPage: columnPage }, sort, filter: together(filter ?? {}, { step_in_process: step }) };
      return {
        queryKey: ['/dashboard-listings/all', 'column', params] as const,
        queryFn: ({ signal }: { signal: AbortSignal }) => provider.getList<RaRecord>(segment, { ...params, signal }),
        refetchInterval: every,
        refetchOnWindowFocus: false,
        retry: false,
      };
    }),
  });
  const whole = useMemo(() => columnsOf(data.map(rowIn)), [data]);
  if (isWhole) return whole;
  const ofStep = (step: StepInProcess) => found.filter((_query, index) => parts[index]?.step === step);
  if (stepInProcessValues.some((step) => ofStep(step)[0]?.isPending !== false)) return undefined;
  const loaded = stepInProcessValues.map((step) => ({ step, rows: unique(ofStep(step).flatMap(({ data: answer }) => (answer?.data ?? []).map(rowIn))) }));
  // One that is moved is at its new step before the server has said so.
  const shown = columnsOf(unique(loaded.flatMap(({ rows }) => rows)));
  return shown.map((column, index): BoardColumn => {
    const { step } = column;
    const queries = ofStep(step);
    const count = (queries.findLast((query) => query.data)?.data?.total ?? 0) + column.rows.length - (loaded[index]?.rows.length ?? 0);
    const failed = queries.filter(({ isError, data: answer }) => isError && !answer);
    const show = () => setAsked({ wish, pages: { ...pages, [step]: (pages[step] ?? 1) + 1 } });
    return {
      ...column,
      total: count,
      ...(failed.length > 0 ? { retry: () => void failed.map(({ refetch }) => refetch()) } : {}),
      ...(failed.length === 0 && count > column.rows.length ? { more: { show, isBusy: queries.some(({ isPending }) => isPending) } } : {}),
    };
  });
}

const columnsOf = (rows: readonly DashboardListing[]): BoardColumn[] =>
  stepInProcessValues.map((step) => {
    const own = rows.filter((row) => row.step_in_process === step);
    return { step, rows: own, total: own.length };
  });

/** Pages that were asked for one after the other may both have the one at their border. */
const unique = (rows: readonly DashboardListing[]): DashboardListing[] => [...new Map(rows.map((row) => [row.id, row])).values()];
