import Button from '@mui/material/Button';
import { formatNumber } from '../../../engine/web/format.ts';
import { messages as shared } from '../../../engine/web/messages.ts';
import { Note } from '../../../engine/web/Note.tsx';
import { useCount } from './count.ts';
import { messages } from './messages.ts';
import { RunLine } from './RunLine.tsx';
import type { Checks } from './useChecks.ts';

interface ChecksLineProps {
  checks: Checks;
  /** The file they came from. */
  name: string | undefined;
  total: number;
  counts: Readonly<Record<'ready' | 'twin' | 'fix', number>>;
}

/** How many rows have been looked at; only where that takes long, or stopped. */
export function ChecksLine({ checks: { left, ahead, isStopped, problem, setStopped }, name, total, counts }: ChecksLineProps) {
  const done = Math.min(total, total - left + useCount(ahead));
  if (problem !== null)
    return (
      <Note
        tone="error"
        action={
          <Button size="small" onClick={() => setStopped(false)}>
            {shared.tryAgain}
          </Button>
        }
      >
        {messages.checkFailed}: {problem}
      </Note>
    );
  if (left === 0 || total < slowFrom) return null;
  return (
    <RunLine
      words={
        <>
          {name && <b style={{ fontWeight: 'var(--w-medium)' }}>{name} </b>}
          {messages.checked(formatNumber(done), formatNumber(total))}
        </>
      }
      label={messages.checkedLabel}
      percent={(done / Math.max(1, total)) * 100}
      sums={messages.sums(formatNumber(counts.ready), formatNumber(counts.twin), formatNumber(counts.fix))}
      action={
        <Button size="small" color="inherit" onClick={() => setStopped(!isStopped)}>
          {isStopped ? messages.goOn : messages.stop}
        </Button>
      }
    />
  );
}

/** Fewer rows are looked at in a moment. */
const slowFrom = 200;
