import PersonAdd from '@mui/icons-material/PersonAddAlt1Outlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';
import { FieldView } from '../../../../engine/console/fields/FieldView.tsx';
import type { ViewProps } from '../../../../engine/console/overrides.ts';
import { messageOf } from '../../../../engine/web/problem.ts';
import { toast } from '../../../../engine/web/toast/toast.ts';
import * as roles from '../../../../generated/roles.ts';
import { api, dataOf } from '../../../api/client.ts';
import { useArea } from '../../../kit/area/area.ts';
import { messages } from '../../cases/messages.ts';

/** Who takes care of it; where nobody does, a press makes it the reader's. */
export default function OwnerCell({ field, record }: ViewProps) {
  const { role } = useArea();
  const refresh = useRefresh();
  const id = String(record.id);
  const name = String(record['client_name']);
  const take = useMutation({
    mutationFn: () => dataOf(api.POST('/cases/{id}/take', { params: { path: { id } } })),
    onSuccess: () => {
      const giveBack = () => {
        dataOf(api.POST('/cases/assign', { body: { ids: [id], owner_id: null } })).then(refresh, (error: unknown) => toast.error(messageOf(error)));
      };
      toast.success(messages.taken(name), role === roles.admin ? { action: { label: messages.undo, onClick: giveBack } } : {});
      refresh();
    },
    onError: (error) => {
      toast.error(messageOf(error));
      refresh();
    },
  });
  if (record['owner_id'] !== null) return field ? <FieldView field={field} value={record['owner_id']} dense /> : null;
  // Desk chats have no owner, and about money the admins decide.
  const mayTake = record['state'] !== 'closed' && (role === roles.admin ? record['kind'] !== 'desk_chat' : record['kind'] === 'complaint');
  if (!mayTake) return <>{messages.unowned}</>;
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<PersonAdd />}
      disabled={take.isPending}
      aria-label={messages.takeOf(name)}
      onClick={() => take.mutate()}
    >
      {messages.take}
    </Button>
  );
}
