import { useQuery } from '@tanstack/react-query';
import { stepInProcessLabels, stepInProcessValues } from '../../../generated/enums.ts';
import ChoiceMenuFrame from '../../../engine/web/ChoiceMenuFrame.tsx';
import { messages as pipelineMessages } from '../pipeline/messages.ts';
import { rowOf, useCell } from '../pipeline/queries.ts';
import { said } from '../pipeline/said.ts';
import type { ClientActProps } from './act-props.ts';

/** The client's step, chosen by its first letters. */
export function MoveStep({ client, onClose }: ClientActProps) {
  const row = useQuery(rowOf(client.id)).data;
  const { change } = useCell();
  if (!row) return null;
  const now = row.step_in_process;
  return (
    <ChoiceMenuFrame
      open
      anchor={document.querySelector<HTMLElement>('#main li[aria-current], #main h1')}
      title={pipelineMessages.moveTo(client.name)}
      onClose={onClose}
      entries={stepInProcessValues.map((step) => ({
        label: stepInProcessLabels[step],
        chosen: step === now,
        onChoose: () =>
          step === now
            ? undefined
            : change({ id: row.id, to: { field: 'step', value: step }, back: { field: 'step', value: now }, said: said.step(client.name, step) }),
      }))}
    />
  );
}
