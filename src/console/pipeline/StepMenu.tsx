import type { DashboardListing, StepInProcess } from '../../../generated/api.ts';
import { stepInProcessValues, stepInProcessLabels } from '../../../generated/enums.ts';
import { InPlaceMenu } from './InPlaceMenu.tsx';
import { messages } from './messages.ts';
import { stepIcons } from './stateIcons.ts';

interface StepMenuProps {
  row: Pick<DashboardListing, 'client_name' | 'step_in_process'>;
  onChoose: (step: StepInProcess) => void;
}

/** A client's step, changed in place: on the work table and on the board. */
export function StepMenu({ row, onChoose }: StepMenuProps) {
  return (
    <InPlaceMenu
      label={messages.stepOf(row.client_name)}
      title={messages.moveTo(row.client_name)}
      value={row.step_in_process}
      values={stepInProcessValues}
      labels={stepInProcessLabels}
      icon={stepIcons[row.step_in_process]}
      onChoose={onChoose}
    />
  );
}
