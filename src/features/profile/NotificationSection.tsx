import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mailedByDefault, notificationKindsOf } from '../../../domain/notifications.ts';
import type { NotificationChoices, NotificationKind, User } from '../../../generated/api.ts';
import { notificationKindLabels } from '../../../generated/enums.ts';
import { messageOf } from '../../../engine/web/problem.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { updateUserForm } from '../../../generated/forms.ts';
import { meKey } from '../../api/me.ts';
import { sound } from '../../kit/sound/sound.ts';
import { messages } from './messages.ts';
import { saveMe } from './queries.ts';
import { Section } from './Section.tsx';

const notificationsMessages = messages.notifications;
/** The ways a notification comes, as the contract calls them; every kind has the same. */
const [mail, push] = updateUserForm.notification_choices.fields[0].fields;
type Way = 'push' | 'mail';

/** Whether this kind comes by this way: as chosen, else by the firm's rule. */
function isOn(choices: NotificationChoices, kind: NotificationKind, way: Way): boolean {
  return choices[kind]?.[way] ?? (way === 'push' || mailedByDefault.has(kind));
}

/** Which notifications pop up and which are mailed; each switch saves when moved, and moves back if that fails. */
export default function NotificationSection({ user }: { user: User }) {
  const queries = useQueryClient();
  const choices = user.notification_choices;
  const [sounds, setSounds] = useState(sound.isOn);
  const change = useMutation({
    mutationFn: (next: NotificationChoices) => saveMe(user.id, { notification_choices: next }),
    onMutate: (next) => {
      queries.setQueryData<User>(meKey(), (known) => known && { ...known, notification_choices: next });
      return { before: choices };
    },
    onError: (error, _next, kept) => {
      queries.setQueryData<User>(meKey(), (known) => known && { ...known, notification_choices: kept?.before ?? known.notification_choices });
      toast.error(messageOf(error));
    },
  });
  const set = (kind: NotificationKind, way: Way, on: boolean) => change.mutate({ ...choices, [kind]: { ...choices[kind], [way]: on } });
  return (
    <Section title={notificationsMessages.title} lead={notificationsMessages.lead}>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{notificationsMessages.kind}</TableCell>
              <TableCell sx={{ width: 96 }}>{push.label}</TableCell>
              <TableCell sx={{ width: 96 }}>{mail.label}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {notificationKindsOf(user.role).map((kind) => (
              <TableRow key={kind}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 'fontWeightRegular' }}>
                  {notificationKindLabels[kind]}
                </TableCell>
                {(['push', 'mail'] as const).map((way) => (
                  <TableCell key={way}>
                    <Switch
                      checked={isOn(choices, kind, way)}
                      onChange={(_event, on) => set(kind, way, on)}
                      slotProps={{
                        input: { 'aria-label': (way === 'push' ? notificationsMessages.pushOf : notificationsMessages.mailOf)(notificationKindLabels[kind]) },
                      }}
                    />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 2 }}>
        <Switch
          checked={sounds}
          onChange={(_event, on) => {
            sound.set(on);
            setSounds(on);
          }}
        />
        {messages.notifications.sound}
      </Box>
    </Section>
  );
}
