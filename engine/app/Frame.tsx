import Menu from '@mui/icons-material/MenuRounded';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useState, type ReactNode } from 'react';
import { NavLink } from 'react-router';
import { ThemeToggle } from '../web/theme/ThemeSwitch.tsx';
import { connectionSegment, operationsSegment, type ConsoleOf } from './console.ts';
import { messages } from './messages.ts';

const width = 240;

/** Menu and content; on a phone the menu comes from the side. */
export function Frame({ about, children }: { about: ConsoleOf; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ display: { md: 'grid' }, gridTemplateColumns: `${width}px minmax(0, 1fr)`, minHeight: '100vh' }}>
      <Box component="header" sx={{ display: { xs: 'none', md: 'block' }, borderRight: '1px solid var(--border)', background: 'var(--surface)' }}>
        <Box sx={{ position: 'sticky', top: 0, maxHeight: '100vh', overflowY: 'auto', p: 3 }}>
          <Side about={about} />
        </Box>
      </Box>
      <Box
        component="header"
        sx={{
          display: { xs: 'flex', md: 'none' },
          alignItems: 'center',
          gap: 2,
          px: 3,
          minHeight: 56,
          borderBottom: '1px solid var(--border)',
          background: 'var(--surface)',
        }}
      >
        <IconButton aria-label={messages.openMenu} onClick={() => setOpen(true)}>
          <Menu />
        </IconButton>
        <strong className="cut">{about.title}</strong>
      </Box>
      <Drawer open={isOpen} onClose={() => setOpen(false)} sx={{ '& .MuiPaper-root': { width, p: 3 } }}>
        <Side about={about} onChoose={() => setOpen(false)} />
      </Drawer>
      <Box component="main" sx={{ minWidth: 0, p: { xs: 4, md: '24px 28px 64px' } }}>
        {children}
      </Box>
    </Box>
  );
}

function Side({ about, onChoose }: { about: ConsoleOf; onChoose?: () => void }) {
  const parents = new Set(about.resources.flatMap(({ segment }) => about.pages[segment]?.rows ?? []));
  const entries = [
    ...about.resources.filter(({ segment }) => !parents.has(segment)).map(({ segment, label }) => ({ segment, label })),
    ...(about.operations.length > 0 ? [{ segment: operationsSegment, label: messages.operations, count: about.operations.length }] : []),
    { segment: connectionSegment, label: messages.connection },
  ];
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 2, mb: 4 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: 'fontWeightBold', fontSize: 'var(--fs-ui)' }}>{about.title}</Box>
          <Box className="num" sx={{ color: 'text.tertiary', fontSize: 'var(--fs-small)' }}>
            {about.version}
          </Box>
        </Box>
        <ThemeToggle />
      </Box>
      <Box
        component="nav"
        aria-label={messages.menu}
        sx={{
          '& a': {
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            minHeight: 36,
            px: 2,
            borderRadius: 'var(--r-sm)',
            color: 'text.secondary',
            fontSize: 'var(--fs-dense)',
            fontWeight: 'fontWeightMedium',
          },
          '& a:hover': { background: 'var(--hover)', color: 'text.primary', textDecoration: 'none' },
          '& a[aria-current]': { background: 'var(--selected)', color: 'var(--accent-ink)' },
        }}
      >
        <ul>
          {entries.map((entry) => (
            <li key={entry.segment}>
              <NavLink to={`/${entry.segment}`} {...(onChoose ? { onClick: onChoose } : {})}>
                <span className="cut">{entry.label}</span>
                {'count' in entry && (
                  <Box component="span" className="num" sx={{ ml: 'auto', color: 'text.tertiary' }}>
                    {messages.count(entry.count ?? 0)}
                  </Box>
                )}
              </NavLink>
            </li>
          ))}
        </ul>
      </Box>
    </>
  );
}
