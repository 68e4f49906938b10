import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import { Link } from '../../kit/router/Link.tsx';
import { useAreaPath } from '../../kit/area/area.ts';
import ResponsiveDrawerFrame from '../../../engine/web/ResponsiveDrawerFrame.tsx';
import { messages } from '../messages.ts';
import type { accountPages } from '../navigation.ts';

interface MoreSheetProps {
  open: boolean;
  onClose: () => void;
  /** The pages that have no place in the bar. */
  pages: typeof accountPages;
}

/** The phone's other pages; fetched when it is first opened. */
export default function MoreSheet({ open, onClose, pages }: MoreSheetProps) {
  const to = useAreaPath();
  return (
    <ResponsiveDrawerFrame open={open} onClose={onClose} title={messages.moreTitle}>
      <List disablePadding>
        {pages.map((entry) => (
          <ListItemButton key={entry.path} component={Link} to={to(entry.path)} onClick={onClose} sx={{ minHeight: 48, borderRadius: 'var(--r-sm)' }}>
            <ListItemIcon sx={{ minWidth: 36 }}>
              <entry.icon />
            </ListItemIcon>
            {entry.label}
          </ListItemButton>
        ))}
      </List>
    </ResponsiveDrawerFrame>
  );
}
