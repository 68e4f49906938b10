// Asking for a client's links, and deciding on one.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FeeMedian, Link, LinkReason, LinkStatus } from '../../../generated/api.ts';
import { setLinkStatusAct } from '../../../generated/acts.ts';
import { api, dataOf } from '../../api/client.ts';
import { reasonOf } from '../../../engine/web/problem.ts';
import { everyRow, everyRowQuery } from '../../api/every-row.ts';
import { apiQuery } from '../../api/query.ts';
import { sentencesFor } from '../../../engine/web/act/sentence.ts';
import { toastDone } from '../../../engine/web/act/toastDone.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { packageKey } from '../packages/queries.ts';

/** More than nearly every client has. */
const linksAtOnce = 500;
/** More than nearly every link has. */
const revisionsAtOnce = 50;
/** More than nearly all that are compared have. */
const worksheetsAtOnce = 200;

/** The reader's links, the last published first. */
export const linksQuery = {
  queryKey: ['/links'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    everyRow<Link>(linksAtOnce, (range) => api.GET('/links', { params: { query: { range, sort: ['published_at', 'DESC'] } }, signal })),
};

/** One link with all its photos. */
export const linkQuery = (id: string) => apiQuery<Link>(['/links', 'one', id], (signal) => api.GET('/links/{id}', { params: { path: { id } }, signal }));

/** Every OTD worksheet of a link, newest first. */
export const worksheetsQuery = (linkId: string) =>
  everyRowQuery(['/otd-worksheets', linkId], revisionsAtOnce, (range, signal) =>
    api.GET('/otd-worksheets', { params: { query: { filter: { link_id: linkId }, sort: ['revision', 'DESC'], range } }, signal }),
  );

/** The same list each time, so that what is made of it is not made anew. */
const noMedians: readonly FeeMedian[] = [];

/** The firm's medians of fees in the state of a worksheet's rule; none until they have come, and of a quote without a rule. */
export function useFeeMedians(state: string | undefined): readonly FeeMedian[] {
  const medians = useQuery({
    ...apiQuery(['/otd-worksheets', 'fee medians', state], (signal) =>
      api.GET('/otd-worksheets/fee-medians', { params: { query: { state: state ?? '' } }, signal }),
    ),
    enabled: state !== undefined,
  });
  return medians.data ?? noMedians;
}

/** The worksheets of several links, the newest of each link first. */
export const latestWorksheets = (linkIds: readonly string[]) => ({
  ...everyRowQuery(['/otd-worksheets', 'of', ...linkIds], worksheetsAtOnce, (range, signal) =>
    api.GET('/otd-worksheets', { params: { query: { filter: { link_id: [...linkIds] }, sort: ['revision', 'DESC'], range } }, signal }),
  ),
  enabled: linkIds.length > 0,
});

/** Every research report of a link, newest first. */
export const reportsQuery = (linkId: string) =>
  everyRowQuery(['/research-reports', linkId], revisionsAtOnce, (range, signal) =>
    api.GET('/research-reports', { params: { query: { filter: { link_id: linkId }, sort: ['revision', 'DESC'], range } }, signal }),
  );

export interface Decision {
  link: Link;
  to: LinkStatus;
  reason?: LinkReason;
  /** Said once it is done. */
  said: string;
}

/**
 * Makes a move on a link as the reader sees it: a link that changed meanwhile is not decided on unseen. If the move is no longer open, an error says so, and
 * the list shows the link's current status.
 */
export function useDecide() {
  const queries = useQueryClient();
  const refresh = () => Promise.all(([['/links'], ['/journey'], packageKey] as const).map((queryKey) => queries.invalidateQueries({ queryKey })));
  const back = async ({ id, version }: Link, status: LinkStatus) => {
    await dataOf(api.PATCH('/links/{id}/status', { params: { path: { id } }, body: { status, version } })).finally(refresh);
  };
  return useMutation({
    mutationFn: ({ link, to, reason }: Decision) =>
      dataOf(
        api.PATCH('/links/{id}/status', { params: { path: { id: link.id } }, body: { status: to, version: link.version, ...(reason ? { reason } : {}) } }),
      ),
    onSuccess: (changed, { link, to, said }) => toastDone(said, sentencesFor(setLinkStatusAct, { status: to }).undo && (() => back(changed, link.status))),
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: refresh,
  });
}
