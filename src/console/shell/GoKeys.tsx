import { useContext } from 'react';
import { useNavigate } from 'react-router';
import { useAreaPath } from '../../kit/area/area.ts';
import { useKeySequence } from '../../kit/keys/useKeySequence.ts';
import { useGroupKeys } from '../useGroupKeys.ts';
import { keys, pageKeys } from '../keys.ts';
import { useLogWhom } from '../log/LogContext.ts';
import { ConsoleContext } from './ConsoleContext.ts';

/** `g` and a letter lead to the pages of the menu; about whom the screen is, single letters lead to what one does with a client. */
export function GoKeys() {
  const { menu, basename } = useContext(ConsoleContext);
  const navigate = useNavigate();
  const whom = useLogWhom();
  const to = useAreaPath();
  const routes = new Set(menu.flatMap((group) => group.items.map(({ route }) => route)));
  useKeySequence(
    'g',
    Object.fromEntries(pageKeys.flatMap(({ route, letter }) => (routes.has(route) ? [[letter, () => void navigate(`${basename}/${route}`)]] : []))),
  );
  const at = (path: (id: string) => string) => () => {
    const client = whom();
    if (client) void navigate(to(path(client.id)));
  };
  useGroupKeys(
    keys.client,
    {
      reply: at((id) => `/client-profiles/${id}?tab=chat`),
      addLinks: at((id) => `/client-profiles/${id}/add-links`),
      dealers: at((id) => `/bid-requests/create?${new URLSearchParams({ source: JSON.stringify({ user_id: id }) }).toString()}`),
      asClient: at((id) => `/client-profiles/${id}/as-client`),
    },
    false,
  );
  return null;
}
