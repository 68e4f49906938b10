import { Suspense, useState, type ReactElement } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import { useContract } from '../ContractContext.tsx';
import type { ActionDescriptor } from '../descriptor.ts';
import { messages } from '../messages.ts';
import type { Values } from '../provider/body.ts';
import { formFields } from './actionForm.ts';
import { ConfirmDialog } from '../../features/ui/ConfirmDialog.tsx';
import { useAct } from './useAct.ts';
import { lazyScreen } from '../../features/area/lazy-screen.tsx';

// Forms are heavy, and most lists are read without one.
const ActionDrawer = lazyScreen(() => import('./ActionDrawer.tsx'));

interface Target {
  record?: RaRecord;
  ids?: readonly Identifier[];
  given?: Readonly<Values>;
  onDone?: () => void;
}

/**
 * What pressing an action does: with something to ask its form opens, without it is done at once,
 * and what cannot be undone is confirmed first. Render `dialog` beside the buttons.
 */
export function useActionStarter({ record, ids, given, onDone }: Target): {
  start: (action: ActionDescriptor) => void;
  pending: boolean;
  dialog: ReactElement | null;
} {
  const { role } = useContract();
  const { act, pending } = useAct();
  const [chosen, setChosen] = useState<ActionDescriptor>();
  const asks = (action: ActionDescriptor): boolean => formFields(action, role, record).length > 0;
  const close = () => setChosen(undefined);
  const target = { ...(record ? { record } : {}), ...(ids ? { ids } : {}) };

  const run = async (action: ActionDescriptor) => {
    const result = await act(action, { ...(record ? { id: record.id } : {}), ...(ids ? { ids } : {}) });
    close();
    if (result.ok) onDone?.();
  };
  const dialogOf = (action: ActionDescriptor) =>
    asks(action) ? (
      <Suspense>
        <ActionDrawer action={action} {...target} {...(given ? { given } : {})} onClose={close} {...(onDone ? { onDone } : {})} />
      </Suspense>
    ) : (
      <ConfirmDialog open title={messages.confirm(action.label)} confirmLabel={action.label} busy={pending} onConfirm={() => void run(action)} onClose={close}>
        {messages.removeExplained}
      </ConfirmDialog>
    );

  return {
    start: (action) => (asks(action) || action.method === 'delete' ? setChosen(action) : void run(action)),
    pending,
    dialog: chosen ? dialogOf(chosen) : null,
  };
}
