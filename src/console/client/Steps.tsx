import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StatusTracker } from '../../../generated/api.ts';
import { stepInProcessLabels } from '../../../generated/enums.ts';
import { useNow } from '../../kit/live/useNow.ts';
import { Answered } from '../../../engine/web/Answered.tsx';
import { formatDate, formatSpan } from '../../../engine/web/format.ts';
import { TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { messages } from './messages.ts';
import { Panel } from './Panel.tsx';
import { stepsOf } from './queries.ts';

const stepsMessages = messages.steps;
/** As many steps are in sight at first. */
const inSight = 5;

/** The steps the client's case went through: since when the present one runs, and how long each one before it took. */
export function Steps({ clientId }: { clientId: string }) {
  const tracker = useQuery(stepsOf(clientId));
  return (
    <Panel title={stepsMessages.title}>
      <Answered query={tracker} loading={messages.loading(stepsMessages.title)} skeleton={<TextSkeleton rows={3} />} failed={stepsMessages.failed} line>
        {(found) => (found.steps.length === 0 ? <Box sx={{ color: 'text.secondary' }}>{stepsMessages.none}</Box> : <Course tracker={found} />)}
      </Answered>
    </Panel>
  );
}

/** The present step on top, the earlier ones below it. */
function Course({ tracker }: { tracker: StatusTracker }) {
  const now = useNow();
  const [all, setAll] = useState(false);
  const past = tracker.steps.map(({ step, began_at }, index) => ({ step, began_at, ended_at: tracker.steps[index + 1]?.began_at })).toReversed();
  const shown = all ? past : past.slice(0, inSight);
  return (
    <>
      <Box component="ol" sx={{ display: 'grid', gap: 2 }}>
        {shown.map(({ step, began_at, ended_at }) => {
          const span = formatSpan((ended_at ? new Date(ended_at) : now).getTime() - new Date(began_at).getTime());
          const day = <time dateTime={began_at}>{(ended_at ? stepsMessages.from : stepsMessages.since)(formatDate(began_at), span)}</time>;
          return (
            <Box component="li" key={began_at} aria-current={ended_at ? undefined : 'step'}>
              <Box sx={{ fontWeight: ended_at ? undefined : 'fontWeightMedium' }}>{stepInProcessLabels[step]}</Box>
              <Box className="num" sx={{ fontSize: 'var(--fs-small)', color: 'text.tertiary' }}>
                {day}
              </Box>
            </Box>
          );
        })}
      </Box>
      {shown.length < past.length && (
        <Link component="button" onClick={() => setAll(true)} sx={{ mt: 2 }}>
          {stepsMessages.all(past.length)}
        </Link>
      )}
    </>
  );
}
