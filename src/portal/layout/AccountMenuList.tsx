import Logout from '@mui/icons-material/LogoutRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from '../../kit/router/Link.tsx';
import { useAreaPath } from '../../kit/area/area.ts';
import { messages } from '../messages.ts';
import { accountPages } from '../navigation.ts';

interface AccountMenuListProps {
  open: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The content of the user's menu; fetched when it is first opened. */
export default function AccountMenuList({ open, anchor, onClose }: AccountMenuListProps) {
  const to = useAreaPath();
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      {accountPages.map((entry) => (
        <MenuItem key={entry.path} component={Link} to={to(entry.path)} onClick={onClose}>
          <ListItemIcon>
            <entry.icon />
          </ListItemIcon>
          {entry.label}
        </MenuItem>
      ))}
      <MenuItem component={Link} to="/logout" onClick={onClose}>
        <ListItemIcon>
          <Logout />
        </ListItemIcon>
        {messages.signOut}
      </MenuItem>
    </Menu>
  );
}
