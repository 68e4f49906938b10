import type { SystemStatus } from '../../../generated/api.ts';
import { systemQueueLabels, systemQueueStateLabels, systemQueueStateTones } from '../../../generated/enums.ts';
import { formatNumber, formatSpan } from '../../../engine/web/format.ts';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import { Grid, type GridColumn } from './Grid.tsx';
import { messages } from './messages.ts';
import { Part } from './Part.tsx';

type Queue = SystemStatus['queues'][number];

const columns = [
  { label: messages.queue },
  { label: messages.waiting, align: 'right', narrow: 'beside' },
  { label: messages.oldest, align: 'right', narrow: 'end' },
  { label: messages.day },
  { label: messages.state, narrow: 'beneath' },
] as const satisfies readonly GridColumn[];

/** What waits to be done after a change, and how it went over the day. */
export function Queues({ found: { at, queues } }: { found: Pick<SystemStatus, 'at' | 'queues'> }) {
  const rows = queues.map((queue) => ({
    id: queue.queue,
    cells: [
      systemQueueLabels[queue.queue],
      formatNumber(queue.waiting),
      queue.oldest_at === null ? messages.unknown : formatSpan(Date.parse(at) - Date.parse(queue.oldest_at)),
      <Depths key="depths" depths={queue.depths} />,
      <State key="state" queue={queue} />,
    ],
  }));
  return (
    <Part title={messages.queues} flush>
      <Grid label={messages.queues} columns={columns} rows={rows} />
    </Part>
  );
}

function State({ queue: { state, retrying, failed } }: { queue: Queue }) {
  const count = state === 'given_up' ? failed : state === 'retried' ? retrying : null;
  const label = systemQueueStateLabels[state];
  return <StatusChip tone={systemQueueStateTones[state]} label={count === null ? label : messages.counted(label, count)} />;
}

/** Of one hour, in px; a gap of one beside it. */
const bar = 2;
const height = 20;

/** A bar for each hour, as high as the most that waited; an hour that nobody saw has none. */
function Depths({ depths }: Pick<Queue, 'depths'>) {
  const most = Math.max(0, ...depths.map((depth) => depth ?? 0));
  const width = depths.length * (bar + 1);
  return (
    <>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" style={{ display: 'block' }}>
        {depths.map((depth, place) => {
          if (depth === null) return null;
          const high = most === 0 ? 1 : Math.max(1, (depth / most) * height);
          // oxlint-disable-next-line react/no-array-index-key -- an hour is its place
          return <rect key={place} x={place * (bar + 1)} y={height - high} width={bar} height={high} fill="var(--chart-2)" />;
        })}
      </svg>
      <span className="vh">{messages.atMost(most)}</span>
    </>
  );
}
