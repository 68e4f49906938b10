import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Complaint, ComplaintCategory, ComplaintEntryPage, ComplaintEvidence } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { everyRow } from '../../api/every-row.ts';
import { apiQuery } from '../../api/query.ts';

export const complaintKeys = {
  all: ['/complaints'] as const,
  ofClient: (id: string) => ['/complaints', 'of', id] as const,
  one: (id: string) => ['/complaints', 'one', id] as const,
  evidence: (id: string) => ['/complaints', 'evidence', id] as const,
  timeline: (id: string) => ['/complaints', 'timeline', id] as const,
};

/** What complaints can be about, in order. They change a few times a year, and a change is told. */
export const categoriesQuery = queryOptions({
  ...apiQuery<ComplaintCategory[]>(['/complaint-categories/all'], (signal) => api.GET('/complaint-categories/all', { signal })),
  staleTime: 300_000,
});

/** A client's complaints, the newest first. */
export const complaintsOf = (id: string) =>
  queryOptions({
    queryKey: complaintKeys.ofClient(id),
    queryFn: ({ signal }) =>
      everyRow<Complaint>(100, (range) =>
        api.GET('/complaints/user/{id}', { params: { path: { id }, query: { sort: ['created_at', 'DESC'], range } }, signal }),
      ),
  });

export const complaintQuery = (id: string) =>
  apiQuery<Complaint>(complaintKeys.one(id), (signal) => api.GET('/complaints/{id}', { params: { path: { id } }, signal }));

export const evidenceQuery = (id: string) =>
  apiQuery<ComplaintEvidence>(complaintKeys.evidence(id), (signal) => api.GET('/complaints/{id}/evidence', { params: { path: { id } }, signal }));

/** The course of a complaint, newest first, page by page. */
export const timelineQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: complaintKeys.timeline(id),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }): Promise<ComplaintEntryPage> =>
      dataOf(api.GET('/complaints/{id}/timeline', { params: { path: { id }, query: pageParam === '' ? {} : { before: pageParam } }, signal })),
    getNextPageParam: (page) => page.next ?? undefined,
  });
