import Box from '@mui/material/Box';
import { useContext } from 'react';
import { NavLink } from 'react-router';
import { CountBadge } from '../../features/ui/StatusChip.tsx';
import { useCount } from '../counts.ts';
import { messages } from '../messages.ts';
import type { NavigationItem } from '../navigation.tsx';
import { ConsoleContext } from './ConsoleContext.ts';

/** The menu in its groups, with counts of what waits. */
export function MenuList({ onChoose }: { onChoose?: () => void }) {
  const { menu } = useContext(ConsoleContext);
  return (
    <Box component="nav" aria-label={messages.mainMenu} sx={{ pt: 2 }}>
      {menu.map((group, index) => (
        <Box key={group.label ?? index}>
          {group.label && (
            <Box
              component="h2"
              sx={{ fontSize: 'var(--fs-small)', lineHeight: '16px', fontWeight: 'fontWeightMedium', color: 'text.tertiary', p: '16px 8px 6px' }}
            >
              {group.label}
            </Box>
          )}
          <ul>
            {group.items.map((item) => (
              <MenuEntry key={item.route} item={item} {...(onChoose ? { onChoose } : {})} />
            ))}
          </ul>
        </Box>
      ))}
    </Box>
  );
}

function MenuEntry({ item, onChoose }: { item: NavigationItem; onChoose?: () => void }) {
  const { basename, role } = useContext(ConsoleContext);
  const { count } = useCount(item.count?.[role]);
  const Icon = item.icon;
  return (
    <Box
      component="li"
      sx={{
        '& a': {
          display: 'flex',
          alignItems: 'center',
          gap: '10px',
          minHeight: 36,
          px: 2,
          borderRadius: 'var(--r-sm)',
          color: 'text.secondary',
          fontSize: 'var(--fs-dense)',
          fontWeight: 'fontWeightMedium',
          '@media (pointer: coarse)': { minHeight: 44 },
        },
        '& a:hover': { background: 'var(--hover)', textDecoration: 'none', color: 'text.primary' },
        '& a[aria-current]': { background: 'var(--selected)', color: 'var(--accent-ink)' },
      }}
    >
      <NavLink to={`${basename}/${item.route}`} onClick={onChoose}>
        <Icon aria-hidden="true" sx={{ fontSize: 18 }} />
        <Box component="span" className="cut" sx={{ flex: 1 }}>
          {item.label}
        </Box>
        {count !== undefined && count > 0 && <CountBadge count={count} turn={item.turn ?? false} label={messages.waiting(count)} />}
      </NavLink>
    </Box>
  );
}
