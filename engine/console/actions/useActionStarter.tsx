import { Suspense, useState, type ReactElement } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import { useContract, useDescriptor } from '../ContractContext.tsx';
import type { ActionDescriptor } from '../../contract/descriptor.ts';
import { overridden } from '../overrides.ts';
import type { Values } from '../provider/body.ts';
import { formFields } from './actionForm.ts';
import { useAct, type ActOn } from './useAct.tsx';
import { lazyScreen } from '../../web/lazy-screen.tsx';

// Forms are heavy, and most lists are read without one.
const ActionDrawer = lazyScreen(() => import('./ActionDrawer.tsx'));

interface Target {
  record?: RaRecord;
  ids?: readonly Identifier[];
  /** Rows of the chosen ones that are on screen. */
  known?: readonly RaRecord[];
  /** All that the list’s filter finds, of which `ids` are in sight. */
  matching?: ActOn['matching'];
  /** The list's filter: where the contract says so, a form starts with a value of it. */
  given?: Readonly<Values>;
  /** What was chosen on the screen already, by the form's own fields: the form starts with it. */
  begun?: Readonly<Values>;
  onDone?: () => void;
}

/**
 * What pressing an action does: with fields to ask for its form opens, without any it runs at once; far-reaching actions ask first, as the contract says.
 * Render `dialog` beside the buttons.
 */
export function useActionStarter({ record, ids, known, matching, given, begun, onDone }: Target): {
  start: (action: ActionDescriptor) => void;
  pending: boolean;
  dialog: ReactElement;
} {
  const { role, overrides } = useContract();
  const { segment } = useDescriptor();
  const { act, pending, question } = useAct();
  const [chosen, setChosen] = useState<ActionDescriptor>();
  const asks = (action: ActionDescriptor): boolean => action.reads === true || formFields(action, role, record).length > 0;
  const close = () => setChosen(undefined);
  const target = { ...(record ? { record } : {}), ...(ids ? { ids } : {}), ...(known ? { known } : {}), ...(matching ? { matching } : {}) };

  const run = async (action: ActionDescriptor) => {
    const result = await act(action, target);
    if (result.ok) onDone?.();
  };
  const formOf = (action: ActionDescriptor) => {
    const own = record && overrides.action(segment, action.action);
    if (own) return overridden(own, { action, record, onClose: close, ...(onDone ? { onDone } : {}) });
    return (
      <ActionDrawer action={action} {...target} {...(given ? { given } : {})} {...(begun ? { begun } : {})} onClose={close} {...(onDone ? { onDone } : {})} />
    );
  };

  return {
    start: (action) => (asks(action) ? setChosen(action) : void run(action)),
    pending,
    dialog: (
      <>
        {chosen && <Suspense>{formOf(chosen)}</Suspense>}
        {question}
      </>
    ),
  };
}
