import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { comesBy, notificationKindsOf, type NotificationWay } from '../../../domain/notifications.ts';
import type { NotificationChoices, NotificationKind, User } from '../../../generated/api.ts';
import { reasonOf } from '../../../engine/web/problem.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { api } from '../../api/client.ts';
import { meKey } from '../../api/me.ts';
import { apiQuery } from '../../api/query.ts';
import { sound } from '../../kit/sound/sound.ts';
import { ChoicesTable } from './ChoicesTable.tsx';
import { messages } from './messages.ts';
import { saveMe } from './queries.ts';
import { Section } from './Section.tsx';

const notificationsMessages = messages.notifications;
/** Where the firm differs from what we ship, for this person’s role. */
const defaultsQuery = apiQuery<NotificationChoices>(['/notification-defaults/mine'], (signal) => api.GET('/notification-defaults/mine', { signal }));

/** Which notifications pop up and which are mailed; each switch saves when moved, and moves back if that fails. */
export default function NotificationSection({ user }: { user: User }) {
  const queries = useQueryClient();
  const choices = user.notification_choices;
  // A guest is told nothing, and may not ask.
  const defaults = useQuery({ ...defaultsQuery, enabled: !user.guest_of });
  const [sounds, setSounds] = useState(sound.isOn);
  const change = useMutation({
    mutationFn: (next: NotificationChoices) => saveMe(user.id, { notification_choices: next }),
    onMutate: (next) => {
      queries.setQueryData<User>(meKey(), (known) => known && { ...known, notification_choices: next });
      return { before: choices };
    },
    onError: (error, _next, kept) => {
      queries.setQueryData<User>(meKey(), (known) => known && { ...known, notification_choices: kept?.before ?? known.notification_choices });
      toast.error(reasonOf(error));
    },
  });
  const set = (kind: NotificationKind, way: NotificationWay, on: boolean) => change.mutate({ ...choices, [kind]: { ...choices[kind], [way]: on } });
  return (
    <Section title={notificationsMessages.title} lead={notificationsMessages.lead}>
      <ChoicesTable kinds={notificationKindsOf(user.role)} isOn={(kind, way) => comesBy(way, kind, choices, defaults.data)} onSet={set} />
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
