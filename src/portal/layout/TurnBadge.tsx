import { CountBadge } from '../../../engine/web/StatusChip.tsx';
import { messages } from '../messages.ts';

/** How many things wait for the reader; nothing at 0, and a quiet mark where that could not be asked for. Warm, because it is their turn. */
export function TurnBadge({ count }: { count: number | null }) {
  if (count === null) return <CountBadge count="?" label={messages.yourTurnUnknown} />;
  return count === 0 ? null : <CountBadge count={count} turn label={messages.yourTurnCount(count)} />;
}
