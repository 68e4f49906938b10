import Box from '@mui/material/Box';
import { useContext } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { CountBadge } from '../../../engine/web/StatusChip.tsx';
import { totalText } from '../../../engine/console/list/total.ts';
import { useCount } from '../counts.ts';
import { messages } from '../messages.ts';
import type { NavigationItem } from '../navigation.tsx';
import { filteredListPath, listPath } from '../../../engine/console/paths.ts';
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
              <MenuEntry key={item.label} item={item} {...(onChoose ? { onChoose } : {})} />
            ))}
          </ul>
        </Box>
      ))}
    </Box>
  );
}

function MenuEntry({ item, onChoose }: { item: NavigationItem; onChoose?: () => void }) {
  const { basename, role, menu } = useContext(ConsoleContext);
  const { count } = useCount(item.count?.[role], true);
  const { pathname, search } = useLocation();
  const Icon = item.icon;
  const to = item.filter ? filteredListPath(basename, item.route, item.filter) : listPath(basename, item.route);
  // Two entries lead to one list: the one is current whose part is shown.
  const shown = new URLSearchParams(search).get('filter');
  const sameRoute = menu.flatMap((group) => group.items).filter((other) => other.route === item.route);
  const narrowed = sameRoute.find((other) => other.filter && pathname === listPath(basename, item.route) && JSON.stringify(other.filter) === shown);
  const Way = (narrowed ? narrowed === item : item.filter === undefined) ? NavLink : Link;
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
      <Way to={to} onClick={onChoose}>
        <Icon aria-hidden="true" sx={{ fontSize: 18 }} />
        <Box component="span" className="cut" sx={{ flex: 1 }}>
          {item.label}
        </Box>
        {count !== undefined && count > 0 && <CountBadge count={totalText(count)} turn={item.turn ?? false} label={messages.waiting(totalText(count))} />}
      </Way>
    </Box>
  );
}
