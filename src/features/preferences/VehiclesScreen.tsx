import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { lazyScreen } from '../area/lazy-screen.tsx';
import { ChecklistGate, type OpenChecklist } from './ChecklistGate.tsx';
import { messages as words } from './messages.ts';
import { ToChecklist } from './ToChecklist.tsx';

const Vehicles = lazyScreen(() => import('./Vehicles.tsx'));

function Body({ open }: { open: OpenChecklist }) {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Suspense>
        <Vehicles vehicles={open.checklist.selections.vehicles ?? []} onChange={(vehicles) => open.change('vehicles', vehicles)} />
      </Suspense>
      <Box>
        <ToChecklist />
      </Box>
    </Box>
  );
}

/** The vehicles of the checklist, ranked. */
export default function VehiclesScreen() {
  return <ChecklistGate title={words.vehiclesTitle} lead={words.vehiclesLead} Body={Body} />;
}
