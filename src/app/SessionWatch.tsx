import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from '../kit/router/router.ts';
import { accountClosed } from '../../domain/session-end.ts';
import { api, onTokenRefused } from '../api/client.ts';
import { meKey, meQuery } from '../api/me.ts';
import { afterFirstScreen, useFirstScreenStands } from '../../engine/web/first-screen.ts';
import { keepTrying } from '../../engine/web/keepTrying.ts';
import { Problem } from '../../engine/web/problem.ts';
import { laterQuery } from '../api/query.ts';
import { secondStepIn } from '../api/second-step.ts';
import { session, useSession } from '../api/session.ts';
import { mayHaveKept } from '../kit/kept/kept-here.ts';
import { endedState } from '../kit/area/ended.ts';
import { useLiveUpdates } from '../kit/live/useLiveUpdates.ts';
import { toast } from '../../engine/web/toast/toast.ts';
import { messages } from './messages.ts';

/** How often the status is asked while a token exists, in ms (docs/brief.md, section 9). */
export const statusInterval = 5000;
/** How long the suspension is shown before the sign-out, in ms (docs/brief.md, section 9). */
export const suspensionDuration = 10_000;

const refused = (error: unknown): boolean => error instanceof Problem && error.status === 401;

export interface SessionWatchProps {
  /** Called with the token whose account is suspended: its screens are locked; null once it is over. */
  onLock: (token: string | null) => void;
}

/**
 * Watches the session while a user is signed in: reloads the user at start and whenever the token is refused, asks the account's status every 5 seconds, and
 * signs out a user the server no longer admits.
 */
export default function SessionWatch({ onLock }: SessionWatchProps): null {
  const { user, token } = useSession();
  const navigate = useNavigate();
  const leaving = useLocation().pathname === '/logout';
  const queries = useQueryClient();
  const id = user?.id ?? null;
  // A sign-in that waits for its second step may ask nothing yet.
  const signedIn = id !== null && token !== null && secondStepIn(user) === null;
  const statusKey = ['/users/check/status/{id}', id, token] as const;

  const status = useQuery({
    ...laterQuery(statusKey, (signal) => api.GET('/users/check/status/{id}', { params: { path: { id: id ?? '' } }, signal })),
    enabled: signedIn && !leaving,
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'suspended' ? false : statusInterval),
    refetchIntervalInBackground: true,
  });
  const me = useQuery({ ...meQuery(token), enabled: useFirstScreenStands() && signedIn && !leaving });

  useEffect(() => {
    if (me.data !== undefined) session.replaceUser(me.data);
  }, [me.data]);

  useEffect(
    () =>
      onTokenRefused(() => {
        const known = queries.getQueryState(meKey(token));
        if (known?.fetchStatus === 'idle' && known.status === 'success') void queries.invalidateQueries({ queryKey: meKey(token) });
      }),
    [queries, token],
  );

  // An account that has no status (any more) is signed out like a closed one.
  const state: string | null = status.data?.status ?? null;
  const locked = signedIn && !leaving && state === 'suspended';
  const ended = signedIn && !leaving && !locked && ((status.isSuccess && (state === null || state === 'closed')) || refused(me.error));

  const present = signedIn && !leaving && !locked && !ended;
  useLiveUpdates(present ? id : null);

  // Messages written but not sent before are sent now, on whichever page; where nobody has written, nothing is fetched for it.
  useEffect(() => {
    if (!present || id === null) return undefined;
    const sender = () => import('../features/chat/outbox/sender.ts');
    let isOver = false;
    const end = keepTrying(async () => {
      await afterFirstScreen();
      if (!(await mayHaveKept())) return;
      const { resumeSending } = await sender();
      if (!isOver) await resumeSending(id, queries, () => isOver);
    });
    return () => {
      isOver = true;
      end();
      void sender().then(
        ({ stopSending }) => stopSending(),
        () => {},
      );
    };
  }, [present, id, queries]);

  const why = refused(me.error) ? me.error?.message : accountClosed;
  useEffect(() => {
    if (ended) navigate('/logout', { replace: true, state: endedState(why) });
  }, [ended, why, navigate]);

  useEffect(() => {
    onLock(locked ? token : null);
    if (!locked) return undefined;
    toast.error(messages.suspended, { duration: suspensionDuration });
    const timer = setTimeout(() => navigate('/logout', { replace: true, state: endedState(messages.suspended) }), suspensionDuration);
    return () => clearTimeout(timer);
  }, [locked, token, navigate, onLock]);

  return null;
}
