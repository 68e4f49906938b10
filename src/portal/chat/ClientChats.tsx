import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from '../../kit/router/router.ts';
import type { Chat } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { usePublicSettings } from '../../api/public-settings.ts';
import { pageOf } from '../../api/query.ts';
import { useSteady } from '../../../engine/web/useSteady.ts';
import { usePollEvery } from '../../kit/live/live.ts';
import { useNow } from '../../kit/live/useNow.ts';
import { hoursText, promiseText } from '../../features/support/answer-hours.ts';
import { Avatar } from '../../../engine/web/Avatar.tsx';
import { LineTabs } from '../../../engine/web/LineTabs.tsx';
import { PageTitle } from '../../../engine/web/PageTitle.tsx';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { Loading } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { CountBadge } from '../../../engine/web/StatusChip.tsx';
import { ChatThread, MessagesSkeleton } from '../../features/chat/ChatThread.tsx';
import { ClientMove } from './ClientMove.tsx';
import { messages as chatMessages } from '../../features/chat/messages.ts';
import { chatKeys, inboxPollMs } from '../../features/chat/queries.ts';
import { dueMoment } from '../../features/chat/when.ts';

/** The brief's chat identifier (docs/brief.md, section 9): the client's own thread with the desk. */
const deskChatId = '21';

/** The client's chats: with the advisor once there is one, and with the desk. */
export default function ClientChats() {
  const [params, setParams] = useSearchParams();
  const query = useSteady(
    useQuery({
      queryKey: [...chatKeys.all, 'mine'],
      queryFn: ({ signal }) => pageOf<Chat>(api.GET('/chats', { params: { query: { range: [0, 9] } }, signal })),
      refetchInterval: usePollEvery(inboxPollMs),
    }),
  );
  const advisor = query.data?.rows.find((chat) => chat.kind === 'advisor');
  const desk = query.data?.rows.find((chat) => chat.kind === 'desk');
  const asked = params.get('chat');
  const open = asked === deskChatId || (desk && asked === desk.id) || !advisor ? 'desk' : 'advisor';
  // The desk's thread is always fetched as 21, so that nothing jumps when its first message creates it.
  const id = open === 'advisor' && advisor ? advisor.id : deskChatId;
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        minHeight: 360,
        maxWidth: 1120,
        marginInline: 'auto',
        width: '100%',
        borderInline: { md: '1px solid var(--border)' },
      }}
    >
      <PageTitle title={chatMessages.title} />
      <h1 className="vh">{chatMessages.title}</h1>
      {query.isPending && (
        <Loading label={chatMessages.loadingInbox}>
          <ChatsSkeleton />
        </Loading>
      )}
      {query.isError && (
        <Box sx={{ flex: 1, display: 'grid', placeContent: 'center' }}>
          <ErrorState title={chatMessages.inboxFailed} onRetry={() => void query.refetch()}>
            {sentenceOf(query.error)} {chatMessages.loadFailedHint}
          </ErrorState>
        </Box>
      )}
      {query.data && (
        <>
          {advisor && (
            <Box sx={{ flex: 'none', background: 'var(--surface)', px: 2 }}>
              <LineTabs
                label={chatMessages.title}
                value={open}
                onChange={(next) => setParams({ chat: next === 'desk' ? deskChatId : advisor.id })}
                tabs={[
                  { id: 'advisor', label: <TabLabel name={advisor.employee_name ?? chatMessages.title} unread={advisor.unread} /> },
                  { id: 'desk', label: <TabLabel name={chatMessages.desk} unread={desk?.unread ?? 0} /> },
                ]}
              />
            </Box>
          )}
          <Box sx={{ flex: 1, minHeight: 0 }}>
            <ChatThread key={id} id={id} reader="client" Header={open === 'desk' ? DeskHeader : AdvisorHeader} />
          </Box>
        </>
      )}
    </Box>
  );
}

function TabLabel({ name, unread }: { name: string; unread: number }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      {name}
      {unread > 0 && <CountBadge count={unread} turn label={chatMessages.unread(unread)} />}
    </Box>
  );
}

/** The desk answers. */
function DeskHeader({ chat }: { chat: Chat | undefined }) {
  return <WhoAnswers name={chatMessages.deskTitle} chat={chat} />;
}

/** The advisor answers. */
function AdvisorHeader({ chat }: { chat: Chat | undefined }) {
  return <WhoAnswers name={chat?.employee_name ?? chatMessages.deskTitle} chat={chat} />;
}

/** Who answers, and when. */
function WhoAnswers({ name, chat }: { name: string; chat: Chat | undefined }) {
  const due = chat?.reply_by;
  const now = useNow();
  const settings = usePublicSettings();
  const by = due && new Date(due) > now ? chatMessages.answerBy(dueMoment(due, now)) : undefined;
  return (
    <Box
      sx={{
        flex: 'none',
        display: 'grid',
        // On a phone the line below the name has the width of both, and says the promise alone: the hours would take three lines.
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: 3,
        padding: '10px 20px',
        borderBottom: '1px solid var(--border)',
        background: 'var(--surface)',
      }}
    >
      <Box sx={{ gridRow: '1 / 3' }}>
        <Avatar name={name} />
      </Box>
      <Box component="h2" className="cut" sx={{ typography: 'h4' }}>
        {name}
      </Box>
      <Box
        sx={{
          gridColumn: { xs: '2 / -1', md: '2' },
          gridRow: 2,
          fontSize: 'var(--fs-small)',
          lineHeight: '16px',
          color: 'text.secondary',
        }}
      >
        {by ?? (
          <>
            <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
              {chatMessages.answerHours(hoursText(settings), promiseText(settings))}
            </Box>
            <Box component="span" sx={{ display: { md: 'none' } }}>
              {chatMessages.answerWithin(promiseText(settings))}
            </Box>
          </>
        )}
      </Box>
      <Box sx={{ gridColumn: 3, gridRow: { xs: 1, md: '1 / 3' } }}>{chat && <ClientMove chat={chat} />}</Box>
    </Box>
  );
}

/** Who answers, and the first messages, before they are there. */
function ChatsSkeleton() {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, padding: '10px 20px', borderBottom: '1px solid var(--border)', background: 'var(--surface)' }}>
        <Skeleton width={36} height={36} sx={{ borderRadius: '50%' }} />
        <Box sx={{ display: 'grid', gap: '6px' }}>
          <Skeleton height={16} width={140} />
          <Skeleton height={12} width={220} />
        </Box>
      </Box>
      <Box sx={{ padding: 5 }}>
        <MessagesSkeleton />
      </Box>
    </>
  );
}
