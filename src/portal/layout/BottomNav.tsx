import MoreHoriz from '@mui/icons-material/MoreHorizRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import type { PackageKind } from '../../../generated/api.ts';
import { Link } from '../../kit/router/Link.tsx';
import { useLocation } from '../../kit/router/router.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { withoutPrefix } from '../../../domain/role-hosts.ts';
import { whenOpened } from '../../../engine/web/whenOpened.tsx';
import { messages } from '../messages.ts';
import { accountPages, bottomPages, isCurrent, mainPages } from '../navigation.ts';
import type { Waiting } from '../waiting.ts';
import { TurnBadge } from './TurnBadge.tsx';

const MoreSheet = whenOpened(() => import('./MoreSheet.tsx'));

/** One entry of a phone's navigation. */
export const bottomItem = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  height: 60,
  color: 'text.secondary',
  fontSize: 'var(--fs-small)',
  lineHeight: '16px',
  fontWeight: 'var(--w-medium)',
  '& .MuiSvgIcon-root': { fontSize: 24 },
  '&:hover': { textDecoration: 'none' },
  '&[aria-current]': { color: 'var(--accent)' },
} as const;

/** A phone's navigation, at the window's foot. */
export const bottomNav = {
  position: 'fixed',
  zIndex: 25,
  insetInline: 0,
  bottom: 0,
  display: 'none',
  background: 'var(--surface)',
  borderTop: '1px solid var(--border)',
  paddingBottom: 'env(safe-area-inset-bottom)',
  '@media (max-width: 900px)': { display: 'grid' },
  '@media print': { display: 'none' },
} as const;

/** The phone's navigation: five words in the thumb's reach. */
export function BottomNav({ waiting, kind }: { waiting: Waiting; kind: PackageKind }) {
  const to = useAreaPath();
  const pages = mainPages[kind];
  const pathname = withoutPrefix(useLocation().pathname);
  const [more, setMore] = useState(false);
  const hidden = [...pages.slice(bottomPages), ...accountPages];
  return (
    <>
      <Box component="nav" aria-label={messages.mainNavigation} sx={{ ...bottomNav, gridTemplateColumns: 'repeat(5, 1fr)' }}>
        {pages.slice(0, bottomPages).map((entry) => (
          <Box component={Link} key={entry.path} to={to(entry.path)} aria-current={isCurrent(entry, pathname) ? 'page' : undefined} sx={bottomItem}>
            <Box component="span" sx={{ position: 'relative', display: 'block', lineHeight: 0 }}>
              <entry.icon aria-hidden="true" />
              {entry.count && (
                <Box component="span" sx={{ position: 'absolute', left: 14, top: -6 }}>
                  <TurnBadge count={waiting[entry.count]} />
                </Box>
              )}
            </Box>
            {entry.label}
          </Box>
        ))}
        <ButtonBase
          aria-haspopup="dialog"
          aria-current={hidden.some((entry) => isCurrent(entry, pathname)) ? 'true' : undefined}
          onClick={() => setMore(true)}
          sx={bottomItem}
        >
          <MoreHoriz aria-hidden="true" />
          {messages.pages.more}
        </ButtonBase>
      </Box>
      <MoreSheet open={more} onClose={() => setMore(false)} pages={hidden} />
    </>
  );
}
