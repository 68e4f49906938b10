import Brief from '@mui/icons-material/ChecklistRounded';
import Car from '@mui/icons-material/DirectionsCarFilledOutlined';
import Chat from '@mui/icons-material/ForumOutlined';
import More from '@mui/icons-material/MoreHorizRounded';
import Overview from '@mui/icons-material/SpaceDashboardOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ChoiceMenu } from '../../../engine/web/ChoiceMenu.tsx';
import { CountBadge } from '../../../engine/web/StatusChip.tsx';
import { messages as chatMessages } from '../../features/chat/messages.ts';
import { tabNames } from '../tabIn.ts';
import { barHeight, phoneQuery } from './cockpit.ts';
import { messages } from './messages.ts';
import { clientTabs } from './tabs.ts';

type Tab = keyof typeof clientTabs;

const inBar: readonly { tab: Tab; icon: SvgIconComponent; label?: string }[] = [
  { tab: 'overview', icon: Overview },
  { tab: 'links', icon: Car, label: messages.cars },
  { tab: 'chat', icon: Chat },
  { tab: 'preferences', icon: Brief },
];
const behind = tabNames(clientTabs).filter((tab) => !inBar.some((each) => each.tab === tab));
/** What is pinned to the foot of the page stands on this bar. */
const room = { [`@media ${phoneQuery}`]: { ':root': { '--bottom-bar': `${barHeight}px` } } } as const;

/** A client's page on a phone: four words in the thumb's reach, the rest behind the fifth. */
export function CockpitBar({ open, unread }: { open: Tab; unread: number }) {
  const [, setSearch] = useSearchParams();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const go = (tab: Tab) => setSearch(tab === 'overview' ? {} : { tab });
  return (
    <>
      <GlobalStyles styles={room} />
      <Box
        component="nav"
        aria-label={messages.tabs.label}
        sx={{
          position: 'fixed',
          inset: 'auto 0 0 0',
          zIndex: 15,
          display: 'grid',
          gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
          height: `calc(${barHeight}px + env(safe-area-inset-bottom, 0px))`,
          paddingBottom: 'env(safe-area-inset-bottom, 0px)',
          background: 'var(--surface)',
          borderTop: '1px solid var(--border)',
        }}
      >
        {inBar.map(({ tab, icon, label = messages.tabs[tab] }) => (
          <Entry key={tab} icon={icon} label={label} isOpen={open === tab} badge={tab === 'chat' ? unread : 0} onClick={() => go(tab)} />
        ))}
        <Entry icon={More} label={messages.more} isOpen={behind.includes(open)} menu={anchor !== null} onClick={(event) => setAnchor(event.currentTarget)} />
      </Box>
      <ChoiceMenu
        open={anchor !== null}
        anchor={anchor}
        above
        title={messages.more}
        onClose={() => setAnchor(null)}
        entries={behind.map((tab) => ({ label: messages.tabs[tab], onChoose: () => go(tab) }))}
      />
    </>
  );
}

interface EntryProps {
  icon: SvgIconComponent;
  label: string;
  isOpen: boolean;
  badge?: number;
  /** Whether the menu it opens is open. */
  menu?: boolean;
  onClick: (event: { currentTarget: HTMLElement }) => void;
}

function Entry({ icon: Icon, label, isOpen, badge = 0, menu, onClick }: EntryProps) {
  return (
    <ButtonBase
      onClick={onClick}
      aria-current={isOpen ? 'page' : undefined}
      {...(menu === undefined ? {} : { 'aria-haspopup': 'menu' as const, 'aria-expanded': menu })}
      sx={{
        display: 'grid',
        gap: '2px',
        placeContent: 'center',
        justifyItems: 'center',
        fontSize: 'var(--fs-small)',
        lineHeight: '16px',
        color: isOpen ? 'primary.main' : 'text.secondary',
        fontWeight: isOpen ? 'var(--w-medium)' : undefined,
      }}
    >
      <Box component="span" sx={{ position: 'relative', display: 'inline-flex' }}>
        <Icon sx={{ fontSize: 22 }} />
        {badge > 0 && (
          <Box component="span" sx={{ position: 'absolute', left: 14, top: -8 }}>
            <CountBadge count={badge} turn label={chatMessages.unread(badge)} />
          </Box>
        )}
      </Box>
      {label}
    </ButtonBase>
  );
}
