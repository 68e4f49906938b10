import Edit from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import type { RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ActionButtons } from '../actions/ActionButtons.tsx';
import { ActionMenu } from '../actions/ActionMenu.tsx';
import { isOffered } from '../actions/moves.ts';
import { useAllows, useContract, useDescriptor } from '../ContractContext.tsx';
import { recordName } from '../fields/recordName.ts';
import { messages } from '../messages.ts';
import { editPath } from '../paths.ts';
import { Duplicate } from './Duplicate.tsx';
import { useRemove } from './useRemove.tsx';

/** Beyond so many, a record's actions go behind the three dots. */
const actionsInSight = 2;

/** A record's actions: the first ones visible, editing, and the rest behind three dots. `quiet` if the page has another primary action. */
export function RecordActions({ record, quiet = false }: { record: RaRecord; quiet?: boolean }) {
  const resource = useDescriptor();
  const { role, basename } = useContract();
  const allows = useAllows();
  const { remove, dialog } = useRemove(record);
  const actions = resource.actions.filter((action) => action.on === 'record' && isOffered(action, role, record));
  const first = actions.slice(0, actions.length > actionsInSight + 1 ? actionsInSight : actionsInSight + 1);
  return (
    <>
      <Duplicate record={record} />
      <ActionButtons actions={first} record={record} />
      {allows(resource.update) && (
        <Button component={RouterLink} to={editPath(basename, resource.segment, record.id)} variant={quiet ? 'outlined' : 'contained'} startIcon={<Edit />}>
          {messages.edit}
        </Button>
      )}
      <ActionMenu
        actions={actions.slice(first.length)}
        record={record}
        label={messages.moreFor(recordName(resource, record))}
        entries={remove ? [{ label: messages.remove, onClick: remove, danger: true }] : []}
      />
      {dialog}
    </>
  );
}
