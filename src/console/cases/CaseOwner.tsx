import { ResourceContextProvider, useReference } from 'react-admin';
import { isOffered } from '../../../engine/console/actions/moves.ts';
import { useAct } from '../../../engine/console/actions/useAct.tsx';
import { useActionStarter } from '../../../engine/console/actions/useActionStarter.tsx';
import { useDescriptor } from '../../../engine/console/ContractContext.tsx';
import { useReferenceOptions } from '../../../engine/console/inputs/useReferenceOptions.ts';
import { isOfMoney } from '../../../domain/cases.ts';
import type { Case } from '../../../generated/api.ts';
import * as roles from '../../../generated/roles.ts';
import { useUser } from '../../api/session.ts';
import { BarChoice } from './BarChoice.tsx';
import { messages } from './messages.ts';
import { TakeCase } from './TakeCase.tsx';

/** Who takes care of a case, changed where it is read; an advisor takes one that nobody has. */
export function CaseOwner({ row }: { row: Case }) {
  // Desk chats have no owner.
  if (row.kind === 'desk_chat') return null;
  return (
    <ResourceContextProvider value="cases">
      <Owner row={row} />
    </ResourceContextProvider>
  );
}

function Owner({ row }: { row: Case }) {
  const { id, role } = useUser();
  const { actions, fields } = useDescriptor();
  const { act, pending, question } = useAct();
  const { start, dialog } = useActionStarter({ ids: [row.id], known: [row] });
  const assign = actions.find((action) => action.action === 'assign' && isOffered(action, role, { ...row }));
  const { resource = '', filter } = fields.find(({ name }) => name === 'owner_id')?.reference ?? {};
  const owner = useReference({ reference: resource, id: row.owner_id ?? '', options: { enabled: row.owner_id !== null } }).referenceRecord;
  // About money the admins decide: nobody else is offered.
  const staff = useReferenceOptions({ resource, filter: { ...filter, ...(isOfMoney(row.kind) ? { role: roles.admin } : {}), status: 'active' } }, []);
  const shown = row.owner_id === null ? messages.unowned : row.owner_id === id ? messages.you : String(owner?.['name'] ?? '…');
  const give = (owner_id: string | null) => {
    if (assign && owner_id !== row.owner_id) void act(assign, { ids: [row.id], known: [{ ...row }], data: { owner_id } });
  };
  if (!assign)
    return row.owner_id === null ? <TakeCase id={row.id} name={row.client_name} kind={row.kind} state={row.state} /> : <span>{messages.withOne(shown)}</span>;
  return (
    <>
      <span>{messages.with}</span>
      <BarChoice
        label={messages.owners}
        shown={shown}
        disabled={pending}
        onOpen={staff.setOpen}
        entries={[
          { label: messages.you, chosen: row.owner_id === id, onChoose: () => give(id) },
          ...staff.options
            .filter((option) => option.id !== id)
            .map((option) => ({ label: option.name, chosen: option.id === row.owner_id, onChoose: () => give(option.id) })),
          { label: messages.unowned, chosen: row.owner_id === null, onChoose: () => give(null) },
          ...(staff.more ? [{ label: messages.otherOwner, onChoose: () => start(assign) }] : []),
        ]}
      />
      {question}
      {dialog}
    </>
  );
}
