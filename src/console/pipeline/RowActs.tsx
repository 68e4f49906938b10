import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { Link as RouterLink } from 'react-router';
import { endingOf } from '../../../domain/urgency.ts';
import type { UrgentItem } from '../../../generated/api.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { singleKeys } from '../../kit/keys/single-keys.ts';
import { KeyCaps } from '../KeyCaps.tsx';
import { keys } from '../keys.ts';
import { messages } from './messages.ts';

interface RowActsProps {
  item: UrgentItem;
  onDone: () => void;
  onSnooze: () => void;
  onLog: () => void;
}

/** What can be done with the current row beside its own action, each with its key. */
export function RowActs({ item, onDone, onSnooze, onLog }: RowActsProps) {
  const to = useAreaPath();
  const name = item.client_name || item.words;
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', ml: 'auto', '@container (max-width: 559px)': { ml: -2 } }}>
      {endingOf(item.kind) !== 'work' && <RowAct cap={keys.queue.done} label={messages.keys.done} name={name} onClick={onDone} />}
      <RowAct cap={keys.queue.snooze} label={messages.keys.snooze} name={name} onClick={onSnooze} menu />
      {item.user_id !== null && (
        <>
          <RowAct cap={keys.client.log} label={messages.keys.log} name={name} onClick={onLog} />
          <RowAct cap={keys.queue.client} label={messages.keys.client} name={name} to={to(`/client-profiles/${item.user_id}`)} />
        </>
      )}
    </Box>
  );
}

interface RowActProps {
  cap: string;
  label: string;
  name: string;
  menu?: boolean;
  to?: string;
  onClick?: () => void;
}

function RowAct({ cap, label, name, menu = false, to, onClick }: RowActProps) {
  return (
    <Button
      size="small"
      {...(to === undefined ? { onClick } : { component: RouterLink, to })}
      aria-label={messages.actionFor(label, name)}
      aria-keyshortcuts={singleKeys.isOn() ? cap : undefined}
      {...(menu ? { 'aria-haspopup': 'menu' as const } : {})}
      sx={{ minWidth: 0, px: 2, gap: '5px', color: 'text.secondary', fontSize: 'var(--fs-small)', '& kbd': { mr: '0 !important' } }}
    >
      {singleKeys.isOn() && (
        <span aria-hidden="true">
          <KeyCaps caps={[[cap, '']]} />
        </span>
      )}
      {label}
    </Button>
  );
}
