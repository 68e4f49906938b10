import { useMutation, useQueryClient } from '@tanstack/react-query';
import { movedTo } from '../../../domain/complaints.ts';
import { formatNumber } from '../../../engine/web/format.ts';
import { reasonOf } from '../../../engine/web/problem.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import type { ComplaintCategory } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { messages } from './messages.ts';
import { categoriesKey, keptCategoriesQuery } from './queries.ts';

/** The changes of an admin: each is saved at once, and what failed is as before. */
export function useCategories() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: categoriesKey });
  const move = useMutation({
    // One after the other: each names the version that the one before left.
    scope: { id: 'complaint-category-order' },
    mutationFn: ({ id, position }: { id: string; position: number }) => {
      const version = queries.getQueryData(keptCategoriesQuery.queryKey)?.find((one) => one.id === id)?.version;
      return dataOf(api.PATCH('/complaint-categories/{id}', { params: { path: { id } }, body: { position, ...(version === undefined ? {} : { version }) } }));
    },
    onMutate: async ({ id, position }) => {
      await queries.cancelQueries({ queryKey: keptCategoriesQuery.queryKey });
      queries.setQueryData(keptCategoriesQuery.queryKey, (all) => all && inOrder(all, id, position));
    },
    onSuccess: (saved) => queries.setQueryData(keptCategoriesQuery.queryKey, (all) => all?.map((one) => (one.id === saved.id ? saved : one))),
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: refresh,
  });
  const addAgain = ({ name, position }: ComplaintCategory) =>
    dataOf(api.POST('/complaint-categories', { body: { name, position } })).then(refresh, (error: unknown) => toast.error(reasonOf(error)));
  const remove = useMutation({
    mutationFn: ({ category: { id }, to }: { category: ComplaintCategory; to?: ComplaintCategory | undefined }) =>
      dataOf(api.DELETE('/complaint-categories/{id}', { params: { path: { id }, query: to ? { move_to: to.id } : {} } })),
    onSuccess: (removed, { to }) => {
      const count = removed.complaints ?? 0;
      if (to) toast.success(messages.removedWith(count, formatNumber(count), removed.name, to.name));
      else toast.success(messages.removed(removed.name), { action: { label: messages.undo, onClick: () => void addAgain(removed) } });
    },
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: refresh,
  });
  return { move, remove, refresh };
}

function inOrder(all: readonly ComplaintCategory[], id: string, position: number): ComplaintCategory[] {
  const keys = movedTo(
    all.map((one) => one.id),
    id,
    position,
  );
  return keys.flatMap((key, at) => all.filter((one) => one.id === key).map((one) => ({ ...one, position: at + 1 })));
}
