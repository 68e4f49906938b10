import { useState, type ReactElement } from 'react';
import { useDelete, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import { toast } from '../../features/ui/toast/toast.ts';
import { ConfirmDialog } from '../../features/ui/ConfirmDialog.tsx';
import { useAllows, useContract, useDescriptor } from '../ContractContext.tsx';
import { recordName } from '../fields/recordName.ts';
import { messages } from '../messages.ts';
import { listPath } from '../paths.ts';
import { nothingSaid } from '../provider/problem.ts';

/** Deleting one record: asks first, says how it went, and goes to the list. `remove` is undefined where the caller may not. */
export function useRemove(record: RaRecord | undefined): { remove: (() => void) | undefined; dialog: ReactElement | null } {
  const resource = useDescriptor();
  const { basename } = useContract();
  const allows = useAllows();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [deleteOne, { isPending }] = useDelete();
  if (!record || !allows(resource.delete)) return { remove: undefined, dialog: null };

  const confirm = () =>
    deleteOne(
      resource.segment,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          toast.success(messages.removed(resource.singular));
          setOpen(false);
          void navigate(listPath(basename, resource.segment));
        },
        onError: (error) => {
          toast.error(error instanceof Error && error.message ? error.message : nothingSaid);
          setOpen(false);
        },
      },
    );
  return {
    remove: () => setOpen(true),
    dialog: open ? (
      <ConfirmDialog
        open
        title={messages.removeQuestion(recordName(resource, record))}
        confirmLabel={messages.remove}
        busy={isPending}
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      >
        {messages.removeExplained}
      </ConfirmDialog>
    ) : null,
  };
}
