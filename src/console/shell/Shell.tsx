import MenuIcon from '@mui/icons-material/MenuRounded';
import SearchIcon from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { Suspense, useContext, useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { NotificationBell } from '../../features/notifications/NotificationBell.tsx';
import { Logo } from '../../kit/ui/Logo.tsx';
import { StaffDensity } from '../../../engine/web/theme/Density.tsx';
import { ThemeToggle } from '../../../engine/web/theme/ThemeSwitch.tsx';
import { TitleCount } from '../../../engine/web/PageTitle.tsx';
import { useCount } from '../counts.ts';
import { LogProvider } from '../log/LogProvider.tsx';
import { messages } from '../messages.ts';
import { ConsoleContext } from './ConsoleContext.ts';
import { Grip } from './Grip.tsx';
import { useGroupKeys } from '../useGroupKeys.ts';
import { keys } from '../keys.ts';
import { GoKeys } from './GoKeys.tsx';
import { WhileOpening } from '../../kit/keys/WhileOpening.tsx';
import type { Over } from '../palette/over.ts';
import { MenuList } from './MenuList.tsx';
import { usePanelWidth } from './panelWidth.ts';
import { ProfileMenu } from './ProfileMenu.tsx';
import { SkipLink } from './SkipLink.tsx';
import { SearchButton } from './SearchButton.tsx';
import { afterFirstScreen } from '../../../engine/web/first-screen.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { whenOpened } from '../../../engine/web/whenOpened.tsx';

const PanelSheet = whenOpened(() => import('./PanelSheet.tsx'));
const PaletteKeys = lazyScreen(() => import('../palette/PaletteKeys.tsx'));
const wide = '@media (min-width: 901px)';
const narrow = '@media (max-width: 900px)';

/** On wide screens toasts are in the app bar, between its search and its icons; the frame moves down for taller ones. */
const toastPlace = {
  '@media (min-width: 1200px)': {
    ':root': { '--toast-top': '4px', '--toast-right': '272px', '--toast-width': '320px', '--toast-place': 'var(--appbar)' },
  },
};

/** The console's frame: side panel, app bar, content; on a phone the panel is a sheet. */
export function Shell({ children }: { children: ReactNode }) {
  const width = usePanelWidth();
  const [menuOpen, setMenuOpen] = useState(false);
  const [over, setOver] = useState<Over>();
  const search = () => setOver('palette');
  useSearchKey(search);
  useListKeys();
  useGroupKeys(keys.anywhere, { search, sheet: () => setOver('keys') }, over !== undefined);
  return (
    <LogProvider>
      <Box
        sx={{ [wide]: { display: 'grid', gridTemplate: `var(--appbar) 1fr / ${width}px minmax(0, 1fr)`, minHeight: 'var(--screen)', '--panel': `${width}px` } }}
      >
        <StaffDensity />
        <GlobalStyles styles={toastPlace} />
        <SkipLink />
        <Box
          component="aside"
          sx={{
            gridRow: '1 / 3',
            position: 'sticky',
            top: 'var(--top-room)',
            height: 'var(--screen)',
            background: 'var(--surface)',
            borderRight: '1px solid var(--border)',
            [narrow]: { display: 'none' },
          }}
        >
          <Box sx={{ height: '100%', overflowY: 'auto', px: 3, pb: 4 }}>
            <Home />
            <MenuList />
          </Box>
          <Grip />
        </Box>
        <Box
          component="header"
          sx={{
            position: 'sticky',
            top: 'var(--top-room)',
            zIndex: 20,
            height: 'var(--appbar)',
            background: 'var(--surface)',
            borderBottom: '1px solid var(--border)',
            display: 'flex',
            alignItems: 'center',
            gap: 3,
            pl: 6,
            mr: 'calc(-1 * var(--help-side))',
            pr: 'calc(16px + var(--help-side))',
            [narrow]: { px: 2, gap: 1 },
            '& .only-wide': { [narrow]: { display: 'none' } },
            '& .only-narrow': { [wide]: { display: 'none' } },
          }}
        >
          <IconButton className="only-narrow" aria-label={messages.openMenu} aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
            <MenuIcon />
          </IconButton>
          <Box className="only-narrow">
            <HomeLink height={22} />
          </Box>
          <SearchButton onClick={search} />
          <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: { xs: 0, md: 1 } }}>
            <IconButton className="only-narrow" aria-label={messages.search} onClick={search}>
              <SearchIcon />
            </IconButton>
            <Box className="only-wide">
              <ThemeToggle />
            </Box>
            <NotificationBell />
            <ProfileMenu />
          </Box>
        </Box>
        <Box component="main" id="main" tabIndex={-1} sx={{ p: '20px 12px 88px 24px', minWidth: 0, outline: 0, [narrow]: { p: '16px 16px 96px' } }}>
          <WithCount>{children}</WithCount>
        </Box>
        <PanelSheet open={menuOpen} onClose={() => setMenuOpen(false)} home={<Home />} />
        <GoKeys>
          {over !== undefined && (
            <Suspense fallback={<WhileOpening label={messages.search} keeps={over === 'palette'} onClose={() => setOver(undefined)} />}>
              <PaletteKeys over={over} onChange={setOver} />
            </Suspense>
          )}
        </GoKeys>
      </Box>
    </LogProvider>
  );
}

/** By itself: the frame is not drawn anew with what it counts. */
function WithCount({ children }: { children: ReactNode }) {
  // The menu asks for the same count.
  const { count } = useCount('chats', true);
  return <TitleCount value={count ?? 0}>{children}</TitleCount>;
}

function Home() {
  const { role } = useContext(ConsoleContext);
  return (
    <Box sx={{ height: 'var(--appbar)', display: 'flex', alignItems: 'center', gap: '10px', px: 2 }}>
      <HomeLink height={24} />
      <Box component="span" sx={{ fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.tertiary', borderLeft: '1px solid var(--border)', pl: '10px' }}>
        {messages.area[role]}
      </Box>
    </Box>
  );
}

function HomeLink({ height }: { height: number }) {
  const { basename } = useContext(ConsoleContext);
  return (
    <Box
      component={Link}
      to={`${basename}/dashboard`}
      aria-label={messages.pages.dashboard}
      sx={{ color: 'text.primary', display: 'inline-flex', minHeight: 44, alignItems: 'center' }}
    >
      <Logo height={height} />
    </Box>
  );
}

/** Fetched once the first screen is drawn: nobody moves through a list before. */
function useListKeys(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    void afterFirstScreen()
      .then(() => import('../list-keys/listKeys.ts'))
      .then(
        ({ listenForLists }) => {
          if (!isGone) stop = listenForLists();
        },
        () => undefined,
      );
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
}

/** ⌘K and Ctrl-K, wherever the focus is. */
function useSearchKey(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}
