import Button from '@mui/material/Button';
import type { Identifier, RaRecord } from 'react-admin';
import type { ActionDescriptor } from '../../contract/descriptor.ts';
import type { Values } from '../provider/body.ts';
import { ActionIcon } from './ActionIcon.tsx';
import type { ActOn } from './useAct.tsx';
import { useActionStarter } from './useActionStarter.tsx';

interface ActionButtonsProps {
  actions: readonly ActionDescriptor[];
  record?: RaRecord;
  ids?: readonly Identifier[];
  /** Rows of the chosen ones that are on screen. */
  known?: readonly RaRecord[];
  /** All that the list’s filter finds, of which `ids` are in sight. */
  matching?: ActOn['matching'];
  /** Without a record: the list's filter, which may provide initial values for a form. */
  given?: Readonly<Values>;
  variant?: 'outlined' | 'text' | 'contained';
  onDone?: () => void;
}

/** Actions of the contract as buttons side by side. */
export function ActionButtons({ actions, variant = 'outlined', ...target }: ActionButtonsProps) {
  const { start, pending, dialog } = useActionStarter(target);
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action.action}
          variant={variant}
          color={action.method === 'delete' ? 'error' : variant === 'text' ? 'inherit' : 'primary'}
          disabled={pending}
          {...(action.icon ? { startIcon: <ActionIcon name={action.icon} /> } : {})}
          onClick={() => start(action)}
        >
          {action.icon ? <span className="text">{action.label}</span> : action.label}
        </Button>
      ))}
      {dialog}
    </>
  );
}
