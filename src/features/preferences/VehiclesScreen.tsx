import { Suspense } from 'react';
import { lazyScreen } from '../area/lazy-screen.tsx';
import { ChecklistGate, type OpenChecklist } from './ChecklistGate.tsx';
import { messages as words } from './messages.ts';

const Vehicles = lazyScreen(() => import('./Vehicles.tsx'));

function Body({ open }: { open: OpenChecklist }) {
  return (
    <Suspense>
      <Vehicles vehicles={open.checklist.selections.vehicles ?? []} onChange={(vehicles) => open.change('vehicles', vehicles)} />
    </Suspense>
  );
}

/** The vehicles of the checklist, ranked. */
export default function VehiclesScreen() {
  return <ChecklistGate title={words.vehiclesTitle} lead={words.vehiclesLead} Body={Body} />;
}
