import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import type { OpenChecklist } from './ChecklistGate.tsx';
import { PartForm } from './PartForm.tsx';
import type { Step } from './steps.ts';

// Each step's own parts are fetched when it is first opened.
const Vehicles = lazyScreen(() => import('./Vehicles.tsx'));
const TradeInForm = lazyScreen(() => import('./TradeIn.tsx'));
const Review = lazyScreen(() => import('./Review.tsx'));

/** What one step asks. */
export default function StepBody({ step, open, onStep }: { step: Step; open: OpenChecklist; onStep: (step: Step) => void }) {
  const { selections } = open.checklist;
  switch (step) {
    case 'money':
      return <PartForm part="money" value={selections.money ?? {}} onChange={(value) => open.change('money', value)} errors={open.errors} />;
    case 'vehicles':
      return <Vehicles vehicles={selections.vehicles ?? []} onChange={(value) => open.change('vehicles', value)} />;
    case 'taste':
      return <PartForm part="taste" value={selections.taste ?? {}} onChange={(value) => open.change('taste', value)} errors={open.errors} />;
    case 'logistics':
      return <PartForm part="logistics" value={selections.logistics ?? {}} onChange={(value) => open.change('logistics', value)} errors={open.errors} />;
    case 'trade_in':
      return <TradeInForm open={open} />;
    default:
      return <Review open={open} onStep={onStep} />;
  }
}
