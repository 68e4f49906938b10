import { queryOptions } from '@tanstack/react-query';
import type { Employee, User } from '../../../../generated/api.ts';
import * as roles from '../../../../generated/roles.ts';
import { api } from '../../../api/client.ts';
import { apiQuery, pageOf, type Page } from '../../../api/query.ts';

export const advisorKeys = { clients: ['/employees/{id}/clients'], free: ['/employees/unassigned-clients'], active: ['/employees/active'] } as const;

/** The clients an advisor works for, by name: those whose work is not over, or all. */
export const clientsOf = (id: string, rows: number, all: boolean) =>
  queryOptions<Page<User>>({
    queryKey: [...advisorKeys.clients, id, rows, all],
    queryFn: ({ signal }) =>
      pageOf(
        api.GET('/employees/{id}/clients', {
          params: { path: { id }, query: { filter: all ? {} : { in_progress: true }, sort: ['name', 'ASC'], range: [0, rows - 1] } },
          signal,
        }),
      ),
  });

/** Clients that can be assigned: unassigned ones or, with `others`, everyone's. */
export const assignable = (search: string, others: boolean) =>
  queryOptions<Page<User>>({
    queryKey: [...advisorKeys.free, search, others],
    queryFn: ({ signal }) => {
      const q = search === '' ? {} : { q: search };
      const range: [number, number] = [0, 49];
      return others
        ? pageOf(api.GET('/users/detail', { params: { query: { filter: { ...q, role: roles.client }, sort: ['name', 'ASC'], range } }, signal }))
        : pageOf(api.GET('/employees/unassigned-clients', { params: { query: { filter: q, sort: ['name', 'ASC'], range } }, signal }));
    },
  });

/** Active advisors with their load. */
export const activeAdvisors = apiQuery<Employee[]>(advisorKeys.active, (signal) => api.GET('/employees/active', { signal }));
