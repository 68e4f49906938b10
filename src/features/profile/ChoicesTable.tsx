import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Box from '@mui/material/Box';
import type { NotificationWay } from '../../../domain/notifications.ts';
import type { NotificationKind } from '../../../generated/api.ts';
import { notificationKindLabels } from '../../../generated/enums.ts';
import { updateUserForm } from '../../../generated/forms.ts';
import { messages } from './messages.ts';

/** The ways a notification comes, as the contract calls them; every kind has the same. */
const [mail, push] = updateUserForm.notification_choices.fields[0].fields;

interface ChoicesTableProps {
  kinds: readonly NotificationKind[];
  isOn: (kind: NotificationKind, way: NotificationWay) => boolean;
  onSet: (kind: NotificationKind, way: NotificationWay, on: boolean) => void;
}

/** Kinds of notification by the ways they come, a switch each. */
export function ChoicesTable({ kinds, isOn, onSet }: ChoicesTableProps) {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{messages.notifications.kind}</TableCell>
            <TableCell sx={{ width: 96 }}>{push.label}</TableCell>
            <TableCell sx={{ width: 96 }}>{mail.label}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {kinds.map((kind) => (
            <TableRow key={kind} data-asked={kind}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 'fontWeightRegular' }}>
                {notificationKindLabels[kind]}
              </TableCell>
              {(['push', 'mail'] as const).map((way) => (
                <TableCell key={way}>
                  <Switch
                    checked={isOn(kind, way)}
                    onChange={(_event, on) => onSet(kind, way, on)}
                    slotProps={{
                      input: { 'aria-label': (way === 'push' ? messages.notifications.pushOf : messages.notifications.mailOf)(notificationKindLabels[kind]) },
                    }}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
