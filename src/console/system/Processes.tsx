import type { SystemStatus } from '../../../generated/api.ts';
import { systemProcessStateLabels, systemProcessStateTones } from '../../../generated/enums.ts';
import { formatSpan } from '../../../engine/web/format.ts';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import { Grid, type GridColumn } from './Grid.tsx';
import { messages } from './messages.ts';
import { Part } from './Part.tsx';

const columns = [
  { label: messages.process },
  { label: messages.version, align: 'right' },
  { label: messages.up, align: 'right' },
  { label: messages.memory, align: 'right' },
  { label: messages.answersIn, align: 'right', narrow: 'beside' },
  { label: messages.state, narrow: 'beneath' },
] as const satisfies readonly GridColumn[];

/** What runs: every server that shares the database, the database, and where files are kept. */
export function Processes({ found: { at, processes } }: { found: Pick<SystemStatus, 'at' | 'processes'> }) {
  const rows = processes.map(({ name, version, since, memory_bytes, answers_ms, state }) => ({
    id: name,
    cells: [
      name,
      version ?? messages.unknown,
      since === null ? messages.unknown : formatSpan(Date.parse(at) - Date.parse(since)),
      memory_bytes === null ? messages.unknown : messages.megabytes(memory_bytes),
      messages.ms(answers_ms),
      <StatusChip key="state" tone={systemProcessStateTones[state]} label={systemProcessStateLabels[state]} />,
    ],
  }));
  return (
    <Part title={messages.processes} flush>
      <Grid label={messages.processes} columns={columns} rows={rows} />
    </Part>
  );
}
