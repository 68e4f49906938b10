import type { DealCheck } from '../../../generated/api.ts';
import { DeskScript } from '../../features/deal-check/DeskScript.tsx';
import { EveryLine } from '../../features/deal-check/EveryLine.tsx';
import { beforeOf, type AnsweredVersion } from '../../features/deal-check/report.ts';
import { useTicks } from './useTicks.ts';

/** What to say at the desk, and every line. */
export default function Report({ check, shown }: { check: DealCheck; shown: AnsweredVersion }) {
  const ticks = useTicks(`${check.id} ${shown.number}`);
  const before = shown.report.before_total === null ? undefined : beforeOf(check.versions, shown.number);
  return (
    <>
      <DeskScript report={shown.report} otherwise={shown.otherwise} ticks={ticks} />
      <EveryLine report={shown.report} version={shown} before={before ?? null} />
    </>
  );
}
