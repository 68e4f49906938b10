import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { Card } from '../../../engine/web/Card.tsx';
import { ChecklistGate, type OpenChecklist } from './ChecklistGate.tsx';
import { messages } from '../../features/preferences/messages.ts';
import { ToChecklist } from './ToChecklist.tsx';
import { WrongElsewhere } from './WrongElsewhere.tsx';

const Vehicles = lazyScreen(() => import('./Vehicles.tsx'));

function Body({ open }: { open: OpenChecklist }) {
  const vehicles = open.checklist.selections.vehicles ?? [];
  const list = (
    <Suspense>
      <Vehicles vehicles={vehicles} onChange={(next) => open.change('vehicles', next)} />
    </Suspense>
  );
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <WrongElsewhere open={open} isHere={() => false} />
      {vehicles.length === 0 ? <Card>{list}</Card> : list}
      <Box>
        <ToChecklist />
      </Box>
    </Box>
  );
}

/** The vehicles of the checklist, ranked. */
export default function VehiclesScreen() {
  return <ChecklistGate title={messages.vehiclesTitle} lead={messages.vehiclesLead} Body={Body} />;
}
