import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Logout from '@mui/icons-material/LogoutRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAreaPath } from '../../features/area/area.ts';
import { Avatar } from '../../features/ui/Avatar.tsx';
import { messages } from '../messages.ts';
import { accountPages } from '../navigation.ts';
import { useReader } from '../reader.ts';

/** The reader's name: their profile, their complaints, and the way out. */
export function AccountMenu() {
  const { name, firstName } = useReader();
  const to = useAreaPath();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={messages.profileMenu(name)}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          gap: 2,
          minHeight: 44,
          padding: '4px 4px 4px 8px',
          borderRadius: 'var(--r)',
          fontSize: 'var(--fs-ui)',
          color: 'text.secondary',
          '&:hover': { background: 'var(--hover)' },
        }}
      >
        <Avatar name={name} me />
        <Box component="span" sx={{ display: 'none', '@media (min-width: 901px)': { display: 'inline' } }}>
          {firstName}
        </Box>
        <ExpandMore fontSize="small" sx={{ display: 'none', '@media (min-width: 901px)': { display: 'block' } }} />
      </ButtonBase>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {accountPages.map((entry) => (
          <MenuItem key={entry.path} component={Link} to={to(entry.path)} onClick={close}>
            <ListItemIcon>
              <entry.icon />
            </ListItemIcon>
            {entry.label}
          </MenuItem>
        ))}
        <MenuItem component={Link} to="/logout" onClick={close}>
          <ListItemIcon>
            <Logout />
          </ListItemIcon>
          {messages.signOut}
        </MenuItem>
      </Menu>
    </>
  );
}
