import { Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { WhileOpening } from '../../kit/keys/WhileOpening.tsx';
import { messages } from './messages.ts';
import { useGroupKeys } from '../useGroupKeys.ts';
import { keys } from '../keys.ts';
import { LogContext, type LogClient, type LogMode } from './LogContext.ts';

const LogDrawer = lazyScreen(() => import('./LogDrawer.tsx'));

/** Keeps the form for contacts and tasks in reach of every screen: by `l` and `t`, and by buttons. */
export function LogProvider({ children }: { children: ReactNode }) {
  const subject = useRef<LogClient>(undefined);
  const [shown, setShown] = useState<{ mode: LogMode; client: LogClient | undefined }>();
  const open = useCallback((mode: LogMode = 'contact', client: LogClient | undefined = subject.current) => setShown({ mode, client }), []);
  const about = useCallback((client: LogClient | undefined) => {
    subject.current = client;
  }, []);
  const whom = useCallback(() => subject.current, []);
  const logging = useMemo(() => ({ open, whom, about }), [open, whom, about]);
  useGroupKeys(keys.client, { log: () => open(), task: () => open('task') }, shown !== undefined, true);
  return (
    <LogContext value={logging}>
      {children}
      {shown && (
        <Suspense
          fallback={
            // Whose field has the focus at once gets what is typed meanwhile.
            <WhileOpening label={messages.title} keeps={shown.mode === 'task' || shown.client !== undefined} onClose={() => setShown(undefined)} />
          }
        >
          <LogDrawer {...shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </LogContext>
  );
}
