import Expand from '@mui/icons-material/ExpandMoreRounded';
import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useContext, useState } from 'react';
import { Link } from 'react-router';
import { useUser } from '../../api/session.ts';
import { Avatar } from '../../../engine/web/Avatar.tsx';
import { personName } from '../auth.ts';
import { namedRegion } from '../../../engine/web/namedRegion.ts';
import { messages } from '../messages.ts';
import { ConsoleContext } from './ConsoleContext.ts';

/** The signed-in user, and their account actions. */
export function ProfileMenu() {
  const user = useUser();
  const { basename } = useContext(ConsoleContext);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const name = personName(user);
  return (
    <>
      <ButtonBase
        aria-label={messages.account(name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          gap: 2,
          p: '4px 4px 4px 8px',
          minHeight: 'var(--control)',
          borderRadius: 'var(--r)',
          font: 'inherit',
          fontSize: 'var(--fs-ui)',
          color: 'text.secondary',
          '&:hover': { background: 'var(--hover)' },
        }}
      >
        <Avatar name={name} me />
        <Box component="span" className="only-wide">
          {name}
        </Box>
        <Expand className="only-wide" sx={{ fontSize: 18 }} />
      </ButtonBase>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={namedRegion(messages.account(name))}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuItem component={Link} to={`${basename}/profile`} onClick={close}>
          {messages.profile}
        </MenuItem>
        <MenuItem component={Link} to="/logout" onClick={close}>
          {messages.signOut}
        </MenuItem>
      </Menu>
    </>
  );
}
