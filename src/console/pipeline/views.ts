import { closingSteps, stepsWhenOver } from '../../../domain/pipeline.ts';
import type { DashboardCounts } from '../../../generated/api.ts';
import { stepInProcessValues } from '../../../generated/enums.ts';
import type { ListView } from '../../../engine/console/list/placed.ts';
import { totalText } from '../../../engine/console/list/total.ts';
import { formatNumber } from '../../../engine/web/format.ts';
import { messages } from './messages.ts';

type View = keyof typeof messages.view;

/** The view without which the table is not: those whose work is not over. */
export const usualView: View = 'active';

interface Made {
  filter: ListView['filter'];
  count: (counts: DashboardCounts) => number;
  /** Cars are counted up to a limit; clients all. */
  ofCars?: true;
}

/** The views the table begins with; those of cars are reached from the figures above it. */
const made: Readonly<Record<View, Made>> = {
  active: { filter: { step_in_process: stepInProcessValues.filter((step) => !stepsWhenOver.includes(step)) }, count: (counts) => counts.in_progress },
  due: { filter: { re_engage: ['overdue', 'today'] }, count: (counts) => counts.re_engage_due },
  waiting: { filter: { note_status: 'waiting_on_client' }, count: (counts) => counts.waiting_on_client },
  closing: { filter: { step_in_process: [...closingSteps] }, count: (counts) => counts.closing },
  decide: { filter: { to_decide_gte: 1 }, count: (counts) => counts.to_decide, ofCars: true },
  asked: { filter: { waiting_on_us_gte: 1 }, count: (counts) => counts.waiting_on_us, ofCars: true },
  all: { filter: {}, count: (counts) => counts.all },
};

const isView = (id: string): id is View => id in made;

/** The views of the work table, each with its count once that is known. */
export function viewsWith(counts: DashboardCounts | undefined): ListView[] {
  return Object.keys(made)
    .filter(isView)
    .map((id) => {
      const { filter, count, ofCars } = made[id];
      const text = counts && (ofCars ? totalText : formatNumber)(count(counts));
      return { id, name: messages.view[id], filter, count: text, ...(ofCars ? { hidden: true } : {}) };
    });
}
