import Done from '@mui/icons-material/CheckRounded';
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
  /** A word below a switch. */
  noteOf?: (kind: NotificationKind, way: NotificationWay) => string | undefined;
}

/** What a switch is called. */
export const switchLabel = (kind: NotificationKind, way: NotificationWay): string =>
  (way === 'push' ? messages.notifications.pushOf : messages.notifications.mailOf)(notificationKindLabels[kind]);

/** Kinds of notification by the ways they come, a switch each but for the bell, where everything is. */
export function ChoicesTable({ kinds, isOn, onSet, noteOf }: ChoicesTableProps) {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{messages.notifications.kind}</TableCell>
            <TableCell sx={bellCell}>{messages.notifications.bell}</TableCell>
            <TableCell sx={wayCell}>{mail.label}</TableCell>
            <TableCell sx={wayCell}>{push.label}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {kinds.map((kind) => (
            <TableRow key={kind} data-asked={kind}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 'fontWeightRegular' }}>
                {notificationKindLabels[kind]}
              </TableCell>
              <TableCell sx={bellCell}>
                <Done titleAccess={messages.notifications.always} sx={{ display: 'block', mx: 'auto', fontSize: 18, color: 'success.main' }} />
              </TableCell>
              {(['mail', 'push'] as const).map((way) => (
                <TableCell key={way} sx={wayCell}>
                  <Switch
                    checked={isOn(kind, way)}
                    onChange={(_event, on) => onSet(kind, way, on)}
                    slotProps={{ input: { 'aria-label': switchLabel(kind, way) } }}
                  />
                  {noteOf?.(kind, way) !== undefined && <Box sx={noteStyles}>{noteOf(kind, way)}</Box>}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const wayCell = { width: { xs: 72, sm: 96 }, px: 1, textAlign: 'center' } as const;
const bellCell = { ...wayCell, width: { xs: 48, sm: 72 } } as const;
const noteStyles = { mt: 1, pb: 1, fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'warning.main', whiteSpace: 'nowrap' } as const;
