import Edit from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ActionMenu, type MenuEntry } from '../actions/ActionMenu.tsx';
import { isOffered } from '../actions/moves.ts';
import { useActionStarter } from '../actions/useActionStarter.tsx';
import { useAllows, useContract, useDescriptor } from '../ContractContext.tsx';
import type { ActionDescriptor } from '../../contract/descriptor.ts';
import { RecordFieldView } from '../fields/FieldView.tsx';
import { recordName } from '../fields/recordName.ts';
import { messages } from '../messages.ts';
import { overridden } from '../overrides.ts';
import { editPath, recordPath } from '../paths.ts';
import { Removal } from '../record/Removal.tsx';
import { canLead, type Column } from './columns.ts';
import { useRowParts } from './placed.ts';
import { RowLink } from './RowLink.tsx';

/** One value of a row; the first one leads to the record. */
export function Cell({ column, record, first }: { column: Column; record: RaRecord; first: boolean }) {
  const resource = useDescriptor();
  const { overrides, basename } = useContract();
  const allows = useAllows();
  const parts = useRowParts();
  const Own = parts?.cells[column.name] ?? overrides.column(resource.segment, column.name);
  const value = Own
    ? overridden(Own, { record, ...(column.field ? { field: column.field } : {}) })
    : column.field && <RecordFieldView field={column.field} record={record} dense />;
  if (!first || !(parts || allows(resource.show ?? resource.list))) return value;
  const leads = canLead(column, record);
  const whole = record[column.name];
  return (
    <RowLink
      to={parts ? `${basename}${parts.leadsTo(record)}` : recordPath(basename, resource.segment, record.id)}
      title={leads && typeof whole === 'string' ? whole : undefined}
    >
      {leads ? value : recordName(resource, record)}
    </RowLink>
  );
}

/** Edit, and all other row actions behind three dots; an only action that asks nothing first is a button of its own. */
export function RowActions({ record }: { record: RaRecord }) {
  return useRowParts() ? null : <MadeActions record={record} />;
}

function MadeActions({ record }: { record: RaRecord }) {
  const resource = useDescriptor();
  const { role, basename } = useContract();
  const allows = useAllows();
  const { entries, removal } = useRemoval(record);
  const name = recordName(resource, record);
  const actions = resource.actions.filter((action) => action.on === 'record' && isOffered(action, role, record));
  const [only, ...others] = actions;
  if (only && others.length === 0 && only.fields.length === 0 && entries.length === 0 && !allows(resource.update))
    return <OnlyAction action={only} record={record} name={name} />;
  return (
    <div className="row-buttons">
      {allows(resource.update) && (
        <IconButton
          data-list-edit=""
          component={RouterLink}
          to={editPath(basename, resource.segment, record.id)}
          aria-label={messages.editOne(name)}
          title={messages.editOne(name)}
        >
          <Edit />
        </IconButton>
      )}
      <ActionMenu actions={actions} record={record} label={messages.moreFor(name)} entries={entries} />
      {removal}
    </div>
  );
}

/** What it takes to delete is there once that is asked for: a list has as many rows. */
function useRemoval(record: RaRecord): { entries: MenuEntry[]; removal: ReactNode } {
  const resource = useDescriptor();
  const allows = useAllows();
  const [time, setTime] = useState(0);
  return {
    entries: allows(resource.delete) ? [{ label: resource.deleteLabel ?? messages.remove, onClick: () => setTime((before) => before + 1), danger: true }] : [],
    removal: time > 0 && <Removal key={time} record={record} />,
  };
}

/** A row that can't be shown can still be deleted. */
export function UnshowableActions({ record }: { record: RaRecord }) {
  const resource = useDescriptor();
  const { entries, removal } = useRemoval(record);
  if (entries.length === 0) return null;
  return (
    <>
      <ActionMenu actions={[]} record={record} label={messages.moreFor(recordName(resource, record))} entries={entries} />
      {removal}
    </>
  );
}

function OnlyAction({ action, record, name }: { action: ActionDescriptor; record: RaRecord; name: string }) {
  const { start, pending, dialog } = useActionStarter({ record });
  return (
    <>
      <Button size="small" variant="outlined" aria-label={`${action.label}: ${name}`} disabled={pending} onClick={() => start(action)}>
        {action.label}
      </Button>
      {dialog}
    </>
  );
}
