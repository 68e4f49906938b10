import Check from '@mui/icons-material/CheckRounded';
import Button from '@mui/material/Button';
import type { RaRecord } from 'react-admin';
import { useAct } from '../../../engine/console/actions/useAct.tsx';
import { openMoves } from '../../../engine/console/actions/moves.ts';
import { useContract, useDescriptor } from '../../../engine/console/ContractContext.tsx';
import { FieldView } from '../../../engine/console/fields/FieldView.tsx';
import { stateField } from '../../../engine/console/record/stateField.ts';
import { caseStatuses, type StatusKind } from '../../../domain/cases.ts';
import { BarChoice } from './BarChoice.tsx';
import { messages } from './messages.ts';

/**
 * How far a case's record has come, and where a person of this role may move it by a plain status call, as the contract says.
 * @param record of the resource around
 */
export function useStatusMoves(record: RaRecord) {
  const { role } = useContract();
  const resource = useDescriptor();
  const field = stateField(resource);
  const action = resource.actions.find(({ on, moves }) => on === 'record' && moves !== undefined && moves.field === field?.name);
  const now: unknown = field && record[field.name];
  const nameOf = (status: unknown): string => field?.choices?.find(({ id }) => id === status)?.name ?? '';
  const open = action?.moves ? openMoves(action.moves.transitions, now, role) : [];
  return {
    action,
    field,
    shown: nameOf(now),
    moves: open.flatMap(({ via, to, label }) => (via === undefined && to !== '$previous' ? [{ to, label: label ?? nameOf(to), name: nameOf(to) }] : [])),
    /** What the status becomes by another operation, by its name in the contract. */
    becomesBy: (operation: string) => nameOf(field?.transitions?.find(({ via }) => via === operation)?.to),
  };
}

/** The status of a case's record, changed where it is read. */
export function CaseStatus({ record }: { record: RaRecord }) {
  const { action, field, shown, moves } = useStatusMoves(record);
  const { act, pending, question } = useAct();
  if (field && (!action || moves.length === 0)) return <FieldView field={field} value={record[field.name]} dense />;
  if (!action || !field) return null;
  return (
    <>
      <BarChoice
        label={field.label}
        shown={shown}
        disabled={pending}
        entries={moves.map(({ to, name }) => ({ label: name, onChoose: () => void act(action, { record, data: { [field.name]: to } }) }))}
      />
      {question}
    </>
  );
}

/** What ends the case for the firm: the first move that does. */
export function SettleButton({ record, kind }: { record: RaRecord; kind: StatusKind }) {
  const { action, field, moves } = useStatusMoves(record);
  const { act, pending, question } = useAct();
  const closed: readonly string[] = caseStatuses[kind].closed;
  const move = moves.find(({ to }) => closed.includes(to));
  if (!action || !field || !move) return null;
  return (
    <>
      <Button
        size="small"
        variant="text"
        startIcon={<Check />}
        disabled={pending}
        title={messages.settleHint(move.name)}
        onClick={() => void act(action, { record, data: { [field.name]: move.to } })}
      >
        {move.label}
      </Button>
      {question}
    </>
  );
}
