import { ChecklistGate, type OpenChecklist } from './ChecklistGate.tsx';
import { messages as words } from './messages.ts';
import { Vehicles } from './Vehicles.tsx';

function Body({ open }: { open: OpenChecklist }) {
  return <Vehicles vehicles={open.checklist.selections.vehicles ?? []} onChange={(vehicles) => open.change('vehicles', vehicles)} />;
}

/** The vehicles of the checklist, ranked. */
export default function VehiclesScreen() {
  return <ChecklistGate title={words.vehiclesTitle} lead={words.vehiclesLead} Body={Body} />;
}
