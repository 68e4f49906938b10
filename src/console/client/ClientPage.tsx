import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import type { RaRecord } from 'react-admin';
import { useSearchParams } from 'react-router';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import type { User } from '../../../generated/api.ts';
import { RecordTabs } from '../RecordTabs.tsx';
import { tabIn, tabNames } from '../tabIn.ts';
import { useLogAbout } from '../log/LogContext.ts';
import { chatWidths, headerHeight, phoneQuery, wideQuery } from './cockpit.ts';
import { CockpitBar } from './CockpitBar.tsx';
import { CockpitHeader } from './CockpitHeader.tsx';
import { messages } from './messages.ts';
import { NextAction } from './NextAction.tsx';
import { linkCountsOf } from './links/queries.ts';
import { chatsOf, complaintCountOf } from './queries.ts';
import { clientTabs } from './tabs.ts';

const ChatPane = lazyScreen(() => import('./ChatPane.tsx'));
/** The chat's place on the page, to move to when it is asked for. */
const paneId = 'client-chat';

/** A client as staff work for them: one line of who they are, what is next, everything about them in tabs, and the chat beside it where there is room. */
export function ClientPage({ client }: { client: User & RaRecord }) {
  useLogAbout(client.id, client.name);
  const [search] = useSearchParams();
  const hasChat = useMediaQuery(wideQuery);
  const isPhone = useMediaQuery(phoneQuery);
  const asked = tabIn<keyof typeof clientTabs>(clientTabs, 'overview', search);
  const wantsChat = hasChat && asked === 'chat';
  const tab = wantsChat ? 'overview' : asked;
  const Tab = clientTabs[tab];
  const counts = { links: useQuery(linkCountsOf(client.id)).data?.all, complaints: useQuery(complaintCountOf(client.id)).data?.count };
  const unread = (useQuery(chatsOf(client.id)).data ?? []).reduce((sum, chat) => sum + chat.unread, 0);
  useChatFocus(wantsChat);
  return (
    <>
      <CockpitHeader client={client} isPhone={isPhone} hasChat={hasChat} showsDue={!isPhone || tab === 'overview'} />
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          [`@media ${wideQuery}`]: { gridTemplateColumns: `minmax(0, 1fr) ${chatWidths.from1200}px` },
          '@media (min-width: 1500px)': { gridTemplateColumns: `minmax(0, 1fr) ${chatWidths.from1500}px` },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          {(!isPhone || tab === 'overview') && <NextAction client={client} />}
          <RecordTabs
            label={messages.tabs.label}
            open={tab}
            bare={isPhone}
            tabs={tabNames(clientTabs)
              .filter((id) => !hasChat || id !== 'chat')
              .map((id) => ({ id, label: messages.tabs[id], count: id === 'links' || id === 'complaints' ? counts[id] : undefined }))}
          >
            <Tab key={client.id} client={client} />
          </RecordTabs>
        </Box>
        {hasChat && (
          <Box
            component="aside"
            id={paneId}
            aria-label={messages.tabs.chat}
            sx={{
              position: 'sticky',
              top: `calc(var(--top-room) + var(--appbar) + ${headerHeight}px)`,
              height: `calc(100vh - var(--top-room) - var(--appbar) - ${headerHeight}px)`,
              margin: '-16px -12px -88px 0',
              borderLeft: '1px solid var(--border)',
              background: 'var(--bg)',
            }}
          >
            <Suspense>
              <ChatPane key={client.id} client={client} beside />
            </Suspense>
          </Box>
        )}
      </Box>
      {isPhone && <CockpitBar open={tab} unread={unread} />}
    </>
  );
}

/** Who was led to the chat writes at once: as soon as its place to write is there. */
function useChatFocus(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const place = document.querySelector(`#${paneId}`);
    const focus = () => {
      const input = place?.querySelector('textarea');
      input?.focus();
      return input !== null && input !== undefined;
    };
    if (!place || focus()) return undefined;
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    observer.observe(place, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [wanted]);
}
