import Edit from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { RaRecord } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router';
import { actsOnOne } from '../../contract/record-acts.ts';
import { ActionButtons } from '../actions/ActionButtons.tsx';
import { ActionMenu, type MenuEntry } from '../actions/ActionMenu.tsx';
import { useAskedAction } from '../actions/useAskedAction.tsx';
import { isOffered } from '../actions/moves.ts';
import { useAllows, useContract, useDescriptor } from '../ContractContext.tsx';
import { recordName } from '../fields/recordName.ts';
import { messages } from '../messages.ts';
import { editPath } from '../paths.ts';
import { Duplicate } from './Duplicate.tsx';
import { useNextStep } from './useRecordPage.ts';
import { useRemove } from './useRemove.tsx';

/** Beyond so many, a record's actions go behind the three dots; on a phone beyond one, the page's own among them. */
const actionsInSight = 2;

interface RecordActionsProps {
  record: RaRecord;
  /** The page has the next step's button already. */
  withNext?: boolean;
  /** How many buttons of its own the page has beside these. */
  beside?: number;
  /** Everything behind the three dots, and what the page adds to it. */
  folded?: readonly MenuEntry[];
}

/** A record's actions: the first ones visible, editing, and the rest behind three dots. */
export function RecordActions({ record, withNext = false, beside = 0, folded }: RecordActionsProps) {
  const navigate = useNavigate();
  const resource = useDescriptor();
  const { role, basename } = useContract();
  const allows = useAllows();
  const { remove, dialog } = useRemove(record);
  const step = useNextStep(record);
  const next = withNext ? step : undefined;
  const actions = resource.actions.filter((action) => action.on === 'record' && action.action !== next?.act && isOffered(action, role, record));
  const isPhone = useMediaQuery('(max-width: 600px)');
  const inSight = folded ? 0 : isPhone ? Math.max(0, 1 - beside) : actions.length > actionsInSight + 1 ? actionsInSight : actionsInSight + 1;
  const asked = useAskedAction(
    actsOnOne(resource).filter((action) => isOffered(action, role, record)),
    record,
  );
  const first = actions.slice(0, inSight);
  return (
    <>
      {next?.act !== 'copy' && <Duplicate record={record} />}
      <ActionButtons actions={first} record={record} />
      {allows(resource.update) && !folded && (
        <Button component={RouterLink} to={editPath(basename, resource.segment, record.id)} variant="outlined" startIcon={<Edit />}>
          {messages.edit}
        </Button>
      )}
      <ActionMenu
        actions={actions.slice(first.length)}
        record={record}
        label={messages.moreFor(recordName(resource, record))}
        entries={[
          ...(folded ?? []),
          ...(folded && allows(resource.update)
            ? [{ label: messages.edit, onClick: () => void navigate(editPath(basename, resource.segment, record.id)) }]
            : []),
          ...(remove ? [{ label: resource.deleteLabel ?? messages.remove, onClick: remove, danger: true }] : []),
        ]}
      />
      {dialog}
      {asked}
    </>
  );
}
