// Which steps a client of the demo went through, and when each began.
import type { StepInProcess } from '../../generated/api.ts';
import { stepInProcessValues } from '../../generated/enums.ts';
import { byDay } from './daytime.ts';
import type { Stage } from './stages.ts';
import type { DemoClient } from './model.ts';

export interface DemoStep {
  step: StepInProcess;
  at: Date;
}

const hour = 3_600_000;

/** Before the checklist is in, the row waits as a new request. */
export function stepOf({ stage }: Pick<DemoClient, 'stage'>): Exclude<Stage, 'paid' | 'checklist'> {
  return stage === 'paid' || stage === 'checklist' ? 'new_request' : stage;
}

/** Where the way was left by those beside it. */
const left = { on_hold: 'researching', closed_lost: 'negotiating' } as const;

/** The last stage that a client at this step has reached. */
export const reached = (step: StepInProcess): StepInProcess => (step === 'on_hold' || step === 'closed_lost' ? left[step] : step);

/** The steps of the way up to this one; beside the way, up to where it was left. */
function wayTo(step: StepInProcess): StepInProcess[] {
  const last = reached(step);
  const way = stepInProcessValues.slice(0, stepInProcessValues.indexOf(last) + 1);
  return last === step ? way : [...way, step];
}

/** The steps in order, the first with the account, the last when the present stage began. */
export function stepsOf(client: DemoClient, now: Date): DemoStep[] {
  const way = wayTo(stepOf(client));
  if (way.length === 1) return [{ step: 'new_request', at: client.joined_at }];
  const begun = Math.min((client.submitted_at ?? client.joined_at).getTime() + 2 * hour, client.stage_since.getTime());
  const later = way.slice(1);
  return [
    { step: 'new_request', at: client.joined_at },
    ...later.map((step, index) => ({
      step,
      at: index === later.length - 1 ? client.stage_since : byDay(new Date(begun + ((client.stage_since.getTime() - begun) * index) / later.length), now),
    })),
  ];
}
