import type { ActionIcon as ActionIconName } from '../../contract/descriptor.ts';
import { actionSigns } from './actionSigns.ts';

/** The sign the contract gives an action. */
export function ActionIcon({ name }: { name: ActionIconName }) {
  const Icon = actionSigns[name];
  return <Icon aria-hidden="true" />;
}
