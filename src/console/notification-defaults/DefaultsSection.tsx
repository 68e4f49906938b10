import { useQuery } from '@tanstack/react-query';
import { LoadedSection } from '../settings/studio/LoadedSection.tsx';
import { Defaults } from './Defaults.tsx';
import { messages } from './messages.ts';
import { defaultsQuery } from './queries.ts';

/** How each role is notified, until a person chooses otherwise. */
export default function DefaultsSection() {
  const query = useQuery(defaultsQuery);
  return (
    <LoadedSection id="notification-defaults" messages={messages} query={query}>
      {(defaults) => <Defaults defaults={defaults} />}
    </LoadedSection>
  );
}
