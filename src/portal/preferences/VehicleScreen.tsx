import Car from '@mui/icons-material/DirectionsCarOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { Suspense } from 'react';
import { Link as RouterLink } from '../../kit/router/Link.tsx';
import { useParams } from '../../kit/router/router.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { EmptyState } from '../../../engine/web/states.tsx';
import { vehicleName } from '../../features/preferences/brief.ts';
import { ChecklistGate, type OpenChecklist } from './ChecklistGate.tsx';
import { FieldsSkeleton } from './FieldsSkeleton.tsx';
import { messages } from '../../features/preferences/messages.ts';
import { ToChecklist } from './ToChecklist.tsx';
import { WrongElsewhere } from './WrongElsewhere.tsx';

const VehicleForm = lazyScreen(() => import('./VehicleForm.tsx'));
const vehicleMessages = messages.vehicle;

function Body({ open }: { open: OpenChecklist }) {
  const { vehicle: id } = useParams();
  const to = useAreaPath();
  const vehicles = open.checklist.selections.vehicles ?? [];
  const index = vehicles.findIndex((each) => each.id === id);
  const vehicle = vehicles[index];
  const all = (
    <Button component={RouterLink} to={to('/preferences')} variant="outlined">
      {vehicleMessages.allVehicles}
    </Button>
  );
  if (!vehicle) {
    return (
      <EmptyState icon={<Car />} title={vehicleMessages.notFound} action={all}>
        {vehicleMessages.notFoundHint}
      </EmptyState>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <WrongElsewhere open={open} isHere={({ section, vehicle: at }) => section === 'vehicles' && at === index} />
      <Box component="h2" sx={{ typography: 'h3' }}>
        {vehicleMessages.heading(index + 1)}: {vehicleName(vehicle)}
      </Box>
      <Card>
        <CardContent>
          <Suspense fallback={<FieldsSkeleton />}>
            <VehicleForm
              vehicle={vehicle}
              onChange={(next) => open.change('vehicles', vehicles.with(index, next))}
              errors={open.errors}
              path={`selections.vehicles.${index}`}
            />
          </Suspense>
        </CardContent>
      </Card>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
        <ToChecklist />
        {all}
      </Box>
    </Box>
  );
}

/** One vehicle of the checklist. */
export default function VehicleScreen() {
  return <ChecklistGate title={messages.vehiclesTitle} lead={messages.vehiclesLead} Body={Body} />;
}
