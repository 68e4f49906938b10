import { Suspense, useCallback, useContext, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { useKeySequence } from '../../kit/keys/useKeySequence.ts';
import { WhileOpening } from '../../kit/keys/WhileOpening.tsx';
import { messages } from '../messages.ts';
import { ClientActContext } from '../acts/ClientActContext.ts';
import type { ClientAct, ClientActsProps } from '../acts/ClientActs.tsx';
import { useGroupKeys } from '../useGroupKeys.ts';
import { keys, pageKeys } from '../keys.ts';
import { useLogWhom, type LogClient } from '../log/LogContext.ts';
import { ConsoleContext } from './ConsoleContext.ts';
import { useSendKey } from './useSendKey.ts';

const ClientActs = lazyScreen(() => import('../acts/ClientActs.tsx'));

const acts: readonly ClientAct[] = ['reply', 'step', 'followUp', 'shareFile', 'links', 'addLinks', 'dealers', 'asClient'];

/**
 * `g` and a letter lead to the pages of the menu; about whom the screen is, single letters do what one does with a client.
 * @param children what does the same by other ways
 */
export function GoKeys({ children }: { children: ReactNode }) {
  const { menu, basename } = useContext(ConsoleContext);
  const navigate = useNavigate();
  const whom = useLogWhom();
  const [asked, setAsked] = useState<Pick<ClientActsProps, 'act' | 'client'>>();
  const routes = new Set(menu.flatMap((group) => group.items.map(({ route }) => route)));
  useKeySequence(
    'g',
    Object.fromEntries(pageKeys.flatMap(({ route, letter }) => (routes.has(route) ? [[letter, () => void navigate(`${basename}/${route}`)]] : []))),
  );
  useSendKey();
  const start = (act: ClientAct) => () => {
    const client = whom();
    // The letter is another screen's.
    if (!client) return false;
    setAsked({ act, client });
    return true;
  };
  useGroupKeys(keys.client, Object.fromEntries(acts.map((act) => [act, start(act)])), asked !== undefined);
  const begin = useCallback((act: ClientAct, client: LogClient) => setAsked({ act, client }), []);
  return (
    <ClientActContext value={begin}>
      {children}
      {asked && (
        <Suspense fallback={<WhileOpening label={messages.opening} onClose={() => setAsked(undefined)} />}>
          <ClientActs {...asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </ClientActContext>
  );
}
