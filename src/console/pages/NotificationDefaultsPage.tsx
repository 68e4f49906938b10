import { useQuery } from '@tanstack/react-query';
import { LoadedPage } from '../LoadedPage.tsx';
import { Defaults } from '../notification-defaults/Defaults.tsx';
import { messages } from '../notification-defaults/messages.ts';
import { defaultsQuery } from '../notification-defaults/queries.ts';

/** How each role is notified, until a person chooses otherwise. */
export default function NotificationDefaultsPage() {
  const query = useQuery(defaultsQuery);
  return (
    <LoadedPage messages={messages} query={query}>
      {(defaults) => <Defaults defaults={defaults} />}
    </LoadedPage>
  );
}
