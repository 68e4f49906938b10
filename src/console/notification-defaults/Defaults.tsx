import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changedDefaults, comesBy, kindsIn, notificationKindsOf } from '../../../domain/notifications.ts';
import { inSentence } from '../../../engine/contract/inSentence.ts';
import { Card } from '../../../engine/web/Card.tsx';
import { formatNumber } from '../../../engine/web/format.ts';
import { messageOf } from '../../../engine/web/problem.ts';
import { Segmented } from '../../../engine/web/Segmented.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import type { NotificationChoices, NotificationDefaults, Role } from '../../../generated/api.ts';
import { roleLabels } from '../../../generated/enums.ts';
import { api, dataOf } from '../../api/client.ts';
import { ChoicesTable } from '../../features/profile/ChoicesTable.tsx';
import { useAskedField } from '../useAskedField.ts';
import { messages } from './messages.ts';
import { defaultsKey } from './queries.ts';

/** The defaults of one role at a time; each switch saves when moved, and moves back if that fails. */
export function Defaults({ defaults }: { defaults: readonly NotificationDefaults[] }) {
  const queries = useQueryClient();
  // Most people are clients; the contract names them last.
  const [role, setRole] = useState<Role | undefined>(defaults.at(-1)?.role);
  const shown = defaults.find((each) => each.role === role);
  const put = (next: NotificationDefaults) =>
    queries.setQueryData<NotificationDefaults[]>(defaultsKey, (all) => all?.map((each) => (each.role === next.role ? next : each)));
  const change = useMutation({
    mutationFn: ({ of, choices }: { of: NotificationDefaults; choices: NotificationChoices }) =>
      dataOf(api.PATCH('/notification-defaults/{role}', { params: { path: { role: of.role } }, body: { choices } })),
    onMutate: ({ of, choices }) => put({ ...of, choices: changedDefaults(of.choices, choices) }),
    onSuccess: put,
    onError: (error, { of }) => {
      put(of);
      toast.error(messageOf(error));
    },
  });
  useAskedField();
  if (!shown) return null;
  const { choices, changed_by, per_week } = shown;
  const shipped: NotificationChoices = Object.fromEntries(
    kindsIn(choices).map((kind) => [kind, { mail: comesBy('mail', kind, {}), push: comesBy('push', kind, {}) }]),
  );
  return (
    <Card component="section" aria-label={roleLabels[shown.role]} sx={{ maxWidth: 720, p: 4 }}>
      <Segmented
        label={messages.roles}
        value={shown.role}
        onChange={setRole}
        choices={defaults.toReversed().map((each) => ({ id: each.role, name: roleLabels[each.role] }))}
      />
      <Box component="p" sx={{ m: 0, my: 3, color: 'text.secondary' }}>
        {messages.lead}
      </Box>
      <ChoicesTable
        kinds={notificationKindsOf(shown.role)}
        isOn={(kind, way) => comesBy(way, kind, {}, choices)}
        onSet={(kind, way, on) => change.mutate({ of: shown, choices: { [kind]: { [way]: on } } })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2, mt: 3, color: 'text.secondary' }}>
        <div>
          <div>{messages.perWeek(inSentence(roleLabels[shown.role]), formatNumber(per_week, 1))}</div>
          <div>{messages.kept(changed_by, formatNumber(changed_by))}</div>
        </div>
        <Button size="small" color="inherit" disabled={kindsIn(choices).length === 0} onClick={() => change.mutate({ of: shown, choices: shipped })}>
          {messages.reset}
        </Button>
      </Box>
    </Card>
  );
}
