import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';

interface ChoiceMenuProps {
  open: boolean;
  /** What opened it. */
  anchor: HTMLElement | null;
  onClose: () => void;
  entries: readonly { label: string; onChoose: () => void; icon?: ReactNode; destructive?: boolean }[];
  /** Opens upwards, for what stands at the foot of the screen. */
  above?: boolean;
}

/** The menu itself; `ChoiceMenu` fetches it when it is first opened. Choosing closes it. */
export default function ChoiceMenuFrame({ open, anchor, onClose, entries, above = false }: ChoiceMenuProps) {
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      anchorOrigin={{ vertical: above ? 'top' : 'bottom', horizontal: 'left' }}
      transformOrigin={{ vertical: above ? 'bottom' : 'top', horizontal: 'left' }}
    >
      {entries.map((entry) => (
        <MenuItem
          key={entry.label}
          onClick={() => {
            onClose();
            entry.onChoose();
          }}
          sx={{ whiteSpace: 'normal', maxWidth: 360, paddingBlock: 2, ...(entry.destructive === true ? { color: 'error.main' } : {}) }}
        >
          {entry.icon !== undefined && <ListItemIcon sx={{ color: 'inherit' }}>{entry.icon}</ListItemIcon>}
          {entry.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
