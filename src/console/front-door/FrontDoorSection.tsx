import { useQuery } from '@tanstack/react-query';
import type { FrontDoor } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { LoadedSection } from '../settings/studio/LoadedSection.tsx';
import { FrontDoorForm, frontDoorKey } from './FrontDoorForm.tsx';
import { messages } from './messages.ts';

const frontDoorQuery = apiQuery<FrontDoor>(frontDoorKey, (signal) => api.GET('/front-door', { signal }));

/** What strangers read at the firm's address, edited with a preview. */
export default function FrontDoorSection() {
  const query = useQuery(frontDoorQuery);
  return (
    <LoadedSection id="front-door" messages={messages} query={query}>
      {(door) => <FrontDoorForm key={door.version} door={door} />}
    </LoadedSection>
  );
}
