import { use } from 'react';
import { useNavigate } from 'react-router';
import type { OperationId } from '../../../generated/api.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { ClientActContext } from '../acts/ClientActContext.ts';
import type { ClientAct } from '../acts/ClientActs.tsx';
import { useLog, type LogClient } from '../log/LogContext.ts';

/** How pages open what the contract calls their command; undefined where it takes a client and there is none. */
type Open = (client: LogClient | undefined) => (() => void) | undefined;

/** The forms of pages, by the operation they call. */
export function usePageCommands(): Partial<Record<OperationId, Open>> {
  const log = useLog();
  const start = use(ClientActContext);
  const navigate = useNavigate();
  const to = useAreaPath();
  const at =
    (path: (id: string) => string): Open =>
    (client) =>
      client && (() => void navigate(to(path(client.id))));
  const by =
    (act: ClientAct): Open =>
    (client) =>
      client && (() => start(act, client));
  return {
    updateStepInProcess: by('step'),
    updateReEngageDate: by('followUp'),
    uploadFolderFiles: by('shareFile'),
    createContact: (client) => () => log('contact', client),
    createTask: (client) => () => log('task', client),
    sendMessage: at((id) => `/client-profiles/${id}?tab=chat`),
    addLinksByHand: at((id) => `/client-profiles/${id}/add-links`),
    createBidRequest: at((id) => `/bid-requests/create?${new URLSearchParams({ source: JSON.stringify({ user_id: id }) }).toString()}`),
  };
}
