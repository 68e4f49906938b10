import { Suspense, useState, type ReactElement } from 'react';
import { useDelete, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import { lazyScreen } from '../../web/lazy-screen.tsx';
import { useQuestion } from '../../web/act/useQuestion.tsx';
import { toast } from '../../web/toast/toast.ts';
import { useAllows, useContract, useDescriptor } from '../ContractContext.tsx';
import { listPath } from '../paths.ts';
import { reasonOf } from '../../web/problem.ts';
import { useDeleteMessages } from './useDeleteMessages.tsx';

const ActionDrawer = lazyScreen(() => import('../actions/ActionDrawer.tsx'));
const InUse = lazyScreen(() => import('./InUse.tsx'));

/**
 * Deleting one record: asks first, by its form where something may be said with it, says how it went, and goes to the list. `remove` is undefined
 * where the caller may not.
 */
export function useRemove(record: RaRecord | undefined): { remove: (() => void) | undefined; dialog: ReactElement | null } {
  const resource = useDescriptor();
  const { basename } = useContract();
  const allows = useAllows();
  const navigate = useNavigate();
  const { ask, question } = useQuestion();
  const messagesFor = useDeleteMessages();
  const [deleteOne] = useDelete();
  const [saying, setSaying] = useState(false);
  if (!record || !allows(resource.delete)) return { remove: undefined, dialog: null };

  if (resource.deleteAction) {
    const close = () => setSaying(false);
    const toList = () => void navigate(listPath(basename, resource.segment));
    return {
      remove: () => setSaying(true),
      dialog: saying ? (
        <Suspense>
          <ActionDrawer action={resource.deleteAction} record={record} before={<InUse record={record} />} onClose={close} onDone={toList} />
        </Suspense>
      ) : null,
    };
  }

  const remove = async () => {
    const messagesNow = await messagesFor([record], 1);
    if (!(await ask(messagesNow.question))) return;
    await deleteOne(
      resource.segment,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          toast.success(messagesNow.done);
          void navigate(listPath(basename, resource.segment));
        },
        onError: (error) => toast.error(reasonOf(error)),
      },
    );
  };
  return { remove: () => void remove(), dialog: question };
}
