import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAreaPath } from '../../kit/area/area.ts';
import type { ClientActProps } from './act-props.ts';
import { FollowUp } from './FollowUp.tsx';
import { MoveStep } from './MoveStep.tsx';
import { ShareFiles } from './ShareFiles.tsx';

/** Where an act on a client is done, if it has a page. */
const pages = {
  reply: (id: string) => `/client-profiles/${id}?tab=chat`,
  links: (id: string) => `/client-profiles/${id}?tab=links`,
  addLinks: (id: string) => `/client-profiles/${id}/add-links`,
  dealers: (id: string) => `/bid-requests/create?${new URLSearchParams({ source: JSON.stringify({ user_id: id }) }).toString()}`,
  asClient: (id: string) => `/client-profiles/${id}/as-client`,
};

export type ClientAct = keyof typeof pages | 'step' | 'followUp' | 'shareFile';

export interface ClientActsProps extends ClientActProps {
  act: ClientAct;
}

/** What a single letter does with the client the screen is about: leads to a page, or opens a small form over this one. */
export default function ClientActs({ act, ...props }: ClientActsProps) {
  switch (act) {
    case 'step':
      return <MoveStep {...props} />;
    case 'followUp':
      return <FollowUp {...props} />;
    case 'shareFile':
      return <ShareFiles {...props} />;
    default:
      return <Leave to={pages[act]} {...props} />;
  }
}

function Leave({ to, client, onClose }: ClientActProps & { to: (id: string) => string }) {
  const navigate = useNavigate();
  const path = useAreaPath()(to(client.id));
  useEffect(() => {
    onClose();
    void navigate(path);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the key was pressed
  }, []);
  return null;
}
