import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { Avatar } from '../../../engine/web/Avatar.tsx';
import { whenOpened } from '../../../engine/web/whenOpened.tsx';
import { messages } from '../messages.ts';
import { useReader } from '../reader.ts';

const AccountMenuList = whenOpened(() => import('./AccountMenuList.tsx'));

/** The reader's name: their profile, their complaints, and the way out. */
export function AccountMenu() {
  const { name, firstName } = useReader();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
      <AccountMenuList open={anchor !== null} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}
