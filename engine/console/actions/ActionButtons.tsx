import Button from '@mui/material/Button';
import { memo } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import type { ActionDescriptor } from '../../contract/descriptor.ts';
import { useLatest } from '../../web/useLatest.ts';
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

/** Actions of the contract as buttons side by side. Each is drawn anew for itself alone: which rows are ticked is asked when one is pressed. */
export function ActionButtons({ actions, variant = 'outlined', ...target }: ActionButtonsProps) {
  const { start, pending, dialog } = useActionStarter(target);
  const onPress = useLatest(start);
  return (
    <>
      {actions.map((action) => (
        <ActionButton key={action.action} action={action} variant={variant} disabled={pending} onPress={onPress} />
      ))}
      {dialog}
    </>
  );
}

interface ActionButtonProps extends Required<Pick<ActionButtonsProps, 'variant'>> {
  action: ActionDescriptor;
  disabled: boolean;
  onPress: (action: ActionDescriptor) => void;
}

const ActionButton = memo(function ActionButton({ action, variant, disabled, onPress }: ActionButtonProps) {
  return (
    <Button
      variant={variant}
      color={action.method === 'delete' ? 'error' : variant === 'text' ? 'inherit' : 'primary'}
      disabled={disabled}
      {...(action.icon ? { startIcon: <ActionIcon name={action.icon} /> } : {})}
      onClick={() => onPress(action)}
    >
      {action.icon ? <span className="text">{action.label}</span> : action.label}
    </Button>
  );
});
