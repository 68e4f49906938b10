import Timer from '@mui/icons-material/TimerOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { inSentence } from '../../../engine/contract/inSentence.ts';
import { formatCents } from '../../../engine/web/format.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { Note } from '../../../engine/web/Note.tsx';
import { TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import type { DealerRequest } from '../../../generated/api.ts';
import { useNow } from '../../kit/live/useNow.ts';
import { dealerMessages as messages } from '../messages/dealer.ts';
import { End } from './End.tsx';
import { spanLeft, timeThere } from './times.ts';
import { Wanted } from './Wanted.tsx';

// What is asked can be read before the lines' fields have come.
const DealerForm = lazyScreen(async () => ({ default: (await import('./DealerForm.tsx')).DealerForm }));
const Decline = lazyScreen(async () => ({ default: (await import('./Decline.tsx')).Decline }));

/** How often the page asks how the request is: a round, more time or the end reaches a form that is open. In ms. */
const askEvery = 30_000;

interface AnswerProps {
  token: string;
  opened: DealerRequest;
  load: () => Promise<DealerRequest>;
}

/** A request that was opened: its lines, and the ends it can come to. */
export function Answer({ token, opened, load }: AnswerProps) {
  const [request, setRequest] = useState(opened);
  const [view, setView] = useState<'lines' | 'decline' | 'end'>(opened.state === 'open' || asksAgain(opened) ? 'lines' : 'end');
  const now = useNow();
  const isOver = request.state === 'late' || request.state === 'closed';
  const state = useRef(opened.state);
  /** Where the time has passed or the next round has begun, the page says so; what was typed stays in the form. */
  const take = useCallback((fresh: DealerRequest) => {
    setRequest(fresh);
    if (state.current !== fresh.state && fresh.state !== 'answered') setView(fresh.state === 'open' ? 'lines' : 'end');
    if (asksAgain(fresh)) setView('lines');
    state.current = fresh.state;
  }, []);
  const ask = useCallback(async () => {
    // Without a connection the page stays as it is and asks again.
    const fresh = await load().catch(() => undefined);
    if (fresh) take(fresh);
  }, [load, take]);

  useEffect(() => {
    const every = setInterval(() => void ask(), askEvery);
    return () => clearInterval(every);
  }, [ask]);
  const { due_at } = request;
  useEffect(() => {
    const untilDue = Date.parse(due_at) - Date.now();
    if (untilDue <= 0 || untilDue > 86_400_000) return undefined;
    // A moment later, so that the server's clock has passed it, too.
    const due = setTimeout(() => void ask(), untilDue + 500);
    return () => clearTimeout(due);
  }, [due_at, ask]);

  const showsEnd = view === 'end' && request.state !== 'open';
  return (
    <>
      <Suspense>
        {showsEnd && <End request={request} now={now} onOpen={() => setView('lines')} />}
        {view === 'decline' && <Decline token={token} onBack={() => setView('lines')} onDeclined={take} />}
      </Suspense>
      {/* The form stays where it is behind another view: what was typed is never lost. */}
      <Box hidden={showsEnd || view === 'decline'} sx={{ '&[hidden]': { display: 'none' } }}>
        <Question request={request} now={now} isOver={isOver} />
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '328px minmax(0, 1fr)' }, gap: { xs: 4, md: 8 }, alignItems: 'start' }}>
          <Wanted request={request} />
          <Suspense fallback={<TextSkeleton rows={12} />}>
            <DealerForm
              key={`${request.round} ${request.sent_at ?? ''}`}
              token={token}
              request={request}
              isOpen={!isOver}
              onChanged={take}
              onSent={(answer) => {
                take(answer);
                setView('end');
                window.scrollTo(0, 0);
              }}
              onOver={ask}
              onDecline={() => setView('decline')}
            />
          </Suspense>
        </Box>
      </Box>
    </>
  );
}

/** A price was sent, and the firm asks about one of its lines. */
const asksAgain = ({ state, question }: DealerRequest): boolean => state === 'answered' && question !== null;

/** What is asked, how long it can be answered, and what this dealer said last. */
function Question({ request, now, isOver }: { request: DealerRequest; now: Date; isOver: boolean }) {
  const { target_total: target, last_total: last } = request;
  const until = timeThere(request.due_at, request.time_zone, now);
  const left = Date.parse(request.due_at) - now.getTime();
  return (
    <Box sx={{ mb: { xs: 4, md: 6 } }}>
      <Box sx={{ mb: 1, fontSize: 'var(--fs-ui)', lineHeight: '20px', color: 'text.secondary' }}>{messages.forDealer(request.dealer_name, request.round)}</Box>
      <Typography variant="h1">{target === null ? messages.ask : messages.beat(formatCents(target))}</Typography>
      <Typography variant="body2" sx={{ mt: '6px', maxWidth: 560, color: 'text.secondary' }}>
        {target === null ? messages.leadFirst : messages.leadBeat}
      </Typography>
      {request.question && !isOver && (
        <Note tone="info" sx={{ mt: 3, maxWidth: 560 }}>
          {messages.asks(request.firm_name, inSentence(request.question.line))} <b>{request.question.question}</b>
        </Note>
      )}
      {isOver ? (
        <Note tone="warning" sx={{ mt: 3, maxWidth: 560 }}>
          {request.state === 'late' ? messages.late(until) : messages.closed}. {messages.askMore}
        </Note>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', mt: 3, fontSize: 'var(--fs-ui)', color: 'text.secondary' }}>
          <StatusChip tone={left < 3 * 3_600_000 ? 'warning' : 'info'} icon={<Timer />} label={messages.left(spanLeft(Math.max(0, left)), until)} />
          {last !== null && (
            <span>
              {messages.last} <b className="num">{formatCents(last)}</b>
            </span>
          )}
        </Box>
      )}
    </Box>
  );
}
