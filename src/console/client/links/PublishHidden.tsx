import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Link, LinkCounts } from '../../../../generated/api.ts';
import { useAct } from '../../../../engine/console/actions/useAct.tsx';
import { useDescriptor } from '../../../../engine/console/ContractContext.tsx';
import { useHasTicks } from '../../../../engine/console/list/ticks.ts';
import { reasonOf } from '../../../../engine/web/problem.ts';
import { toast } from '../../../../engine/web/toast/toast.ts';
import { countIn, fittingHidden } from './deskMoves.ts';
import { messages } from './messages.ts';
import { readHidden, segment, useLinksRefresh } from './queries.ts';
import { idsOf } from './rows.ts';

/** Publishes what the client does not see yet, where nothing is ticked: what is ticked has the bar above the rows. Which those are is read when it is pressed. */
export function PublishHidden({ clientId, counts }: { clientId: string; counts: LinkCounts }) {
  const isChoosing = useHasTicks(segment);
  const { actions } = useDescriptor();
  const publish = actions.find(({ id }) => id === 'publishLinks');
  const { act, pending, question } = useAct();
  const refresh = useLinksRefresh();
  const [isReading, setIsReading] = useState(false);
  const hidden = countIn('held', counts);
  const fitting = counts.hidden_fitting;
  const hiddenOf = async (choose: (links: Link[]) => Link[]) => {
    setIsReading(true);
    try {
      return choose(await readHidden(clientId));
    } catch (error) {
      toast.error(reasonOf(error));
      return undefined;
    } finally {
      setIsReading(false);
    }
  };
  // A second press does nothing; the button is not disabled for it, or would lose the focus that comes back to it from the question.
  const isUnderWay = isReading || pending;
  const start = async (choose: (links: Link[]) => Link[]) => {
    if (isUnderWay) return;
    const links = await hiddenOf(choose);
    if (!publish || !links) return;
    // Somebody else has published them meanwhile.
    if (links.length === 0) await refresh();
    else await act(publish, { ids: idsOf(links), known: links });
  };
  return (
    <>
      {publish && fitting > 0 && fitting < hidden && !isChoosing && (
        <Button variant="outlined" aria-busy={isUnderWay} onClick={() => void start(fittingHidden)}>
          {messages.publishFitting(fitting)}
        </Button>
      )}
      {publish && hidden > 0 && !isChoosing && (
        <Button variant="outlined" aria-busy={isUnderWay} onClick={() => void start((links) => links)}>
          {messages.publishAll(hidden)}
        </Button>
      )}
      {question}
    </>
  );
}
