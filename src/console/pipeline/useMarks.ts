// What the advisor does with a row of the queue beside its action: done, or later.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endingOf } from '../../../domain/urgency.ts';
import type { components, UrgentItem } from '../../../generated/api.ts';
import { reasonOf } from '../../../engine/web/problem.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { localDay } from '../../../engine/web/zone.ts';
import { api, dataOf } from '../../api/client.ts';
import { chatKeys } from '../../features/chat/queries.ts';
import { dueMoment } from '../../features/chat/when.ts';
import { messages } from './messages.ts';

type MarkKind = components['schemas']['UrgentMarkKind'];

/** To be said of a thing: done, open again, or later than a moment (ISO 8601). */
type Saying = { mark: 'done' } | { mark: 'snoozed'; until: string } | { mark: 'open'; after: Exclude<MarkKind, 'open'> };

/** A task is done, moved to another moment, or put back as it was. */
function sayOfTask({ target_id, due_on, planned_at }: UrgentItem, saying: Saying): Promise<unknown> {
  const at = { params: { path: { id: target_id ?? '' } } };
  if (saying.mark === 'done') return dataOf(api.POST('/tasks/{id}/done', at));
  if (saying.mark === 'open' && saying.after === 'done') return dataOf(api.POST('/tasks/{id}/reopen', at));
  const due = saying.mark === 'snoozed' ? { due_on: localDay(saying.until), due_at: saying.until } : { due_on: due_on ?? '', due_at: planned_at };
  return dataOf(api.PATCH('/tasks/{id}', { ...at, body: due }));
}

/** A chat, a task and a follow-up are snoozed and ended on their own records, the rest by a mark in the reader's queue. */
async function say(item: UrgentItem, saying: Saying): Promise<unknown> {
  const { kind, user_id, target_id, changed_at } = item;
  const until = saying.mark === 'snoozed' ? saying.until : undefined;
  if (kind === 'task_due') return sayOfTask(item, saying);
  if (kind === 'message_waiting' && target_id !== null) {
    const status = ({ done: 'resolved', snoozed: 'snoozed', open: 'needs_reply' } as const)[saying.mark];
    return dataOf(
      api.PATCH('/chats/update-status/{id}', { params: { path: { id: target_id } }, body: { status, ...(until ? { snoozed_until: until } : {}) } }),
    );
  }
  if (endingOf(kind) === 'own' && target_id !== null) {
    const day = until ? localDay(until) : saying.mark === 'open' ? item.due_on : null;
    return dataOf(api.PATCH('/update-re-engage-date/{id}', { params: { path: { id: target_id } }, body: { date_to_re_engage: day } }));
  }
  if (user_id === null) return undefined;
  const body = { kind, user_id, target_id, changed_at, mark: saying.mark, ...(until ? { snoozed_until: until } : {}) };
  return dataOf(api.PATCH('/dashboard-listings/urgent', { body }));
}

/** A follow-up is planned by the day: later on the same day is no other plan. */
export const canWaitUntil = (item: Pick<UrgentItem, 'due_on' | 'kind'>, until: string, now: Date): boolean =>
  item.due_on === null || item.kind === 'task_due' || localDay(until) !== localDay(now);

/** What a mark may change on screen. */
const asked = [
  ['/tasks'],
  ['/tasks/week'],
  ['/dashboard-listings/queue'],
  ['/dashboard-listings/urgent'],
  ['/dashboard-listings/counts'],
  ['/dashboard-listings/all'],
  chatKeys.all,
] as const;

/** Marks rows of the queue; each mark can be undone. What a client waits for is not ticked off: a toast says how it ends. */
export function useMarks() {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ item, saying }: { item: UrgentItem; saying: Saying }) => say(item, saying),
    onSuccess: (_answer, { item, saying }) => {
      const name = item.client_name;
      const isTask = item.kind === 'task_due';
      const undo = {
        action: { label: messages.undo, onClick: () => mutate({ item, saying: { mark: 'open', after: saying.mark === 'done' ? 'done' : 'snoozed' } }) },
      };
      if (saying.mark === 'done') toast.success(isTask ? messages.taskDone(item.words) : messages.doneFor(name), undo);
      else if (saying.mark === 'snoozed')
        toast.success(isTask ? messages.taskMoved(item.words, dueMoment(saying.until)) : messages.snoozedFor(name, dueMoment(saying.until)), undo);
      else toast.success(isTask ? messages.taskBack(item.words) : messages.backFor(name));
    },
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: () => Promise.all(asked.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
  const done = (item: UrgentItem) => {
    if (endingOf(item.kind) === 'work') toast.info(messages.doIt(item.client_name, messages.actions[item.kind]));
    else mutate({ item, saying: { mark: 'done' } });
  };
  return { done, snooze: (item: UrgentItem, until: string) => mutate({ item, saying: { mark: 'snoozed', until } }), isPending };
}
