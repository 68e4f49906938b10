import Computer from '@mui/icons-material/ComputerOutlined';
import Phone from '@mui/icons-material/SmartphoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SignedInSession } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { reasonOf, sentenceOf } from '../../../engine/web/problem.ts';
import { Loading, RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { messages } from './messages.ts';
import { sessionsKey, sessionsQuery } from './queries.ts';
import { Section } from './Section.tsx';

const sessionsMessages = messages.sessions;

/** Every place one is signed in, and the way out of each. */
export function SessionsSection() {
  const queries = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const settle = {
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
    onError: (error: Error) => toast.error(reasonOf(error)),
  };
  const end = useMutation({
    mutationFn: ({ id }: SignedInSession) => dataOf(api.DELETE('/auth/sessions/{id}', { params: { path: { id } } })),
    onSuccess: ({ device }) => toast.success(sessionsMessages.ended(device)),
    ...settle,
  });
  const endOthers = useMutation({
    mutationFn: () => dataOf(api.POST('/auth/sessions/revoke-others')),
    onSuccess: ({ count }) => toast.success(sessionsMessages.othersEnded(count)),
    ...settle,
  });
  const others = sessions.data?.filter((session) => !session.is_current) ?? [];
  return (
    <Section title={sessionsMessages.title}>
      {sessions.isPending && (
        <Loading label={sessionsMessages.loading}>
          <RowsSkeleton rows={2} />
        </Loading>
      )}
      {sessions.isError && sessions.data === undefined && (
        <ErrorState title={sessionsMessages.failed} onRetry={() => void sessions.refetch()}>
          {sentenceOf(sessions.error)}
        </ErrorState>
      )}
      <Box component="ul" sx={{ '& > li + li': { borderTop: '1px solid var(--border-soft)' } }}>
        {sessions.data?.map((session) => (
          <SessionRow key={session.id} session={session} busy={end.isPending} onEnd={() => end.mutate(session)} />
        ))}
      </Box>
      {others.length > 1 && (
        <Button variant="outlined" disabled={endOthers.isPending} onClick={() => endOthers.mutate()} sx={{ mt: 3 }}>
          {sessionsMessages.endOthers}
        </Button>
      )}
      {sessions.data && others.length === 0 && <Box sx={{ color: 'text.secondary', mt: 2 }}>{sessionsMessages.alone}</Box>}
    </Section>
  );
}

function SessionRow({ session, busy, onEnd }: { session: SignedInSession; busy: boolean; onEnd: () => void }) {
  const Icon = /iPhone|Android/.test(session.device) ? Phone : Computer;
  const where = [session.host, session.ip].filter(Boolean).join(' · ');
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', py: 3 }}>
      <Icon aria-hidden="true" sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 'fontWeightMedium' }}>{session.device}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-small)', overflowWrap: 'anywhere' }}>{where}</Box>
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-small)' }}>
        {session.is_current ? sessionsMessages.current : sessionsMessages.used(session.last_used_at)}
      </Box>
      {!session.is_current && (
        <Button size="small" variant="outlined" aria-label={sessionsMessages.endOf(session.device)} disabled={busy} onClick={onEnd}>
          {sessionsMessages.end}
        </Button>
      )}
    </Box>
  );
}
