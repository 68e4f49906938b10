import Check from '@mui/icons-material/CheckRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { namedRegion } from './namedRegion.ts';

export interface ChoiceMenuProps {
  open: boolean;
  /** The element that opened it. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** `chosen` given for one makes it a choice of one: the chosen one is ticked, or has `mark` instead. */
  entries: readonly { label: string; onChoose: () => void; icon?: ReactNode; destructive?: boolean; chosen?: boolean; mark?: ReactNode }[];
  /** What the button that opens it is called: the menu is a named part of the page. */
  region?: string;
  /** Heading over the entries. */
  title?: string;
  /** Opens upwards, for menus at the foot of the screen. */
  above?: boolean;
  /** Its right edge is the anchor's. */
  fromRight?: boolean;
}

/** The menu itself; `ChoiceMenu` fetches it when it is first opened. Choosing closes it. */
export default function ChoiceMenuFrame({ open, anchor, onClose, entries, region, title, above = false, fromRight = false }: ChoiceMenuProps) {
  const horizontal = fromRight ? 'right' : 'left';
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      anchorOrigin={{ vertical: above ? 'top' : 'bottom', horizontal }}
      transformOrigin={{ vertical: above ? 'bottom' : 'top', horizontal }}
      slotProps={{ ...(region === undefined ? {} : namedRegion(region)), list: title === undefined ? {} : { 'aria-label': title } }}
    >
      {title !== undefined && (
        <ListSubheader role="presentation" sx={{ lineHeight: '28px', fontSize: 'var(--fs-small)', color: 'text.tertiary', background: 'none' }}>
          {title}
        </ListSubheader>
      )}
      {entries.map((entry) => (
        <MenuItem
          key={entry.label}
          {...(entry.chosen === undefined ? {} : { role: 'menuitemradio', 'aria-checked': entry.chosen, selected: entry.chosen })}
          onClick={() => {
            onClose();
            entry.onChoose();
          }}
          sx={{ whiteSpace: 'normal', maxWidth: 360, paddingBlock: 2, ...(entry.destructive === true ? { color: 'error.main' } : {}) }}
        >
          {entry.icon !== undefined && <ListItemIcon sx={{ color: 'inherit' }}>{entry.icon}</ListItemIcon>}
          {entry.label}
          {entry.chosen === true && (entry.mark ?? <Check aria-hidden="true" sx={{ ml: 'auto', pl: 2, fontSize: 24 }} />)}
        </MenuItem>
      ))}
    </Menu>
  );
}
