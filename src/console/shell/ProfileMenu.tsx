import Expand from '@mui/icons-material/ExpandMoreRounded';
import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useUser } from '../../api/session.ts';
import { Avatar } from '../../../engine/web/Avatar.tsx';
import { personName } from '../auth.ts';
import { whenOpened } from '../../../engine/web/whenOpened.tsx';
import { messages } from '../messages.ts';

const ProfileMenuList = whenOpened(() => import('./ProfileMenuList.tsx'));

/** The signed-in user, and their account actions. */
export function ProfileMenu() {
  const user = useUser();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
      <ProfileMenuList open={anchor !== null} anchor={anchor} label={messages.account(name)} onClose={() => setAnchor(null)} />
    </>
  );
}
