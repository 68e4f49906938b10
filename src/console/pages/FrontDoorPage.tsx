import { useQuery } from '@tanstack/react-query';
import type { FrontDoor } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { FrontDoorForm, frontDoorKey } from '../front-door/FrontDoorForm.tsx';
import { messages } from '../front-door/messages.ts';
import { LoadedPage } from '../LoadedPage.tsx';

const frontDoorQuery = apiQuery<FrontDoor>(frontDoorKey, (signal) => api.GET('/front-door', { signal }));

/** What strangers read at the firm's address, edited with a preview. */
export default function FrontDoorPage() {
  const query = useQuery(frontDoorQuery);
  return (
    <LoadedPage messages={messages} query={query}>
      {(door) => <FrontDoorForm key={door.version} door={door} />}
    </LoadedPage>
  );
}
