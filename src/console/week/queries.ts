import { useMutation } from '@tanstack/react-query';
import type { Week, WeekEntry } from '../../../generated/api.ts';
import { reasonOf } from '../../../engine/web/problem.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { api, dataOf } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { useWorkAsked } from '../log/useWorkAsked.ts';
import { messages } from './messages.ts';

/** As far ahead as the dashboard looks: the next two days with something are rarely later. */
const aheadDays = 14;

/** The week of a day, or the present one. */
export const weekQuery = (day: string | undefined) =>
  apiQuery<Week>(['/tasks/week', day ?? ''], (signal) => api.GET('/tasks/week', { params: { query: day ? { day } : {} }, signal }));

/** What is on today and in the days after it, also on a Sunday. */
export const aheadQuery = apiQuery<Week>(['/tasks/week', '', aheadDays], (signal) =>
  api.GET('/tasks/week', { params: { query: { ahead: aheadDays } }, signal }),
);

/** Ticks a task off, or opens it again; both can be undone. */
export function useFinish(): (entry: WeekEntry) => void {
  const asked = useWorkAsked();
  const { mutate } = useMutation({
    mutationFn: ({ target_id: id, is_done }: WeekEntry) => {
      const at = { params: { path: { id } } };
      return dataOf(is_done ? api.POST('/tasks/{id}/reopen', at) : api.POST('/tasks/{id}/done', at));
    },
    onSuccess: (_task, entry) => {
      const undo = { action: { label: messages.undo, onClick: () => mutate({ ...entry, is_done: !entry.is_done }) } };
      toast.success(entry.is_done ? messages.opened(entry.title) : messages.done(entry.title), undo);
    },
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: asked,
  });
  return mutate;
}
