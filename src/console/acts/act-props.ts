import type { LogClient } from '../log/LogContext.ts';

/** What every small form about a client is given. */
export interface ClientActProps {
  client: LogClient;
  onClose: () => void;
}
