import PersonAdd from '@mui/icons-material/PersonAddAlt1Outlined';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';
import { reasonOf } from '../../../engine/web/problem.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import type { CaseKind, CaseState } from '../../../generated/api.ts';
import * as roles from '../../../generated/roles.ts';
import { api, dataOf } from '../../api/client.ts';
import { useArea } from '../../kit/area/area.ts';
import { messages } from './messages.ts';

/** A case without an owner, made the reader's with one press; where they may not, that nobody has it. */
export function TakeCase({ id, name, kind, state }: { id: string; name: string; kind: CaseKind; state: CaseState }) {
  const { role } = useArea();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const askAnew = () => {
    refresh();
    void queries.invalidateQueries({ queryKey: ['/cases'] });
  };
  const take = useMutation({
    mutationFn: () => dataOf(api.POST('/cases/{id}/take', { params: { path: { id } } })),
    onSuccess: () => {
      const giveBack = () => {
        dataOf(api.POST('/cases/assign', { body: { ids: [id], owner_id: null } })).then(askAnew, (error: unknown) => toast.error(reasonOf(error)));
      };
      toast.success(messages.taken(name), role === roles.admin ? { action: { label: messages.undo, onClick: giveBack } } : {});
      askAnew();
    },
    onError: (error) => {
      toast.error(reasonOf(error));
      askAnew();
    },
  });
  // Desk chats have no owner, and about money the admins decide.
  const mayTake = state !== 'closed' && (role === roles.admin ? kind !== 'desk_chat' : kind === 'complaint');
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
