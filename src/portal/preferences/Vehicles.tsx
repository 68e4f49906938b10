import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { arrayMove, SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import Add from '@mui/icons-material/AddRounded';
import ArrowDown from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUp from '@mui/icons-material/ArrowUpwardRounded';
import Car from '@mui/icons-material/DirectionsCarOutlined';
import Delete from '@mui/icons-material/DeleteOutlineRounded';
import Drag from '@mui/icons-material/DragIndicatorRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from '../../kit/router/Link.tsx';
import { useNavigate } from '../../kit/router/router.ts';
import { uuidv7 } from 'uuidv7';
import type { VehiclePreference } from '../../../generated/api.ts';
import { autoSavePreferencesForm } from '../../../generated/forms.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { EmptyState } from '../../../engine/web/states.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { vehicleFacts, vehicleName } from '../../features/preferences/brief.ts';
import { messages } from '../../features/preferences/messages.ts';
import { fieldsByName } from '../../features/preferences/inputs/values.ts';

const vehicleMessages = messages.vehicle;
const mostVehicles = fieldsByName(autoSavePreferencesForm.selections).get('vehicles')?.rules.maxItems ?? Number.POSITIVE_INFINITY;

interface VehiclesProps {
  vehicles: readonly VehiclePreference[];
  onChange: (vehicles: VehiclePreference[]) => void;
}

/** The vehicles in their rank: dragged, moved by keys or by buttons. */
export default function Vehicles({ vehicles, onChange }: VehiclesProps) {
  const navigate = useNavigate();
  const to = useAreaPath();
  const [said, setSaid] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const move = (from: number, rank: number) => {
    const vehicle = vehicles[from];
    if (!vehicle || rank < 0 || rank >= vehicles.length) return;
    onChange(arrayMove([...vehicles], from, rank));
    setSaid(vehicleMessages.moved(vehicleName(vehicle), rank + 1));
  };
  const remove = (index: number) => {
    const vehicle = vehicles[index];
    if (!vehicle) return;
    onChange(vehicles.toSpliced(index, 1));
    toast.info(vehicleMessages.removed(vehicleName(vehicle)), { action: { label: vehicleMessages.undo, onClick: () => onChange([...vehicles]) } });
  };
  const add = () => {
    const id = uuidv7();
    onChange([...vehicles, { id }]);
    navigate(to(`/preferences/${id}`));
  };
  const addButton = (
    <Button variant={vehicles.length === 0 ? 'contained' : 'outlined'} startIcon={<Add />} onClick={add} disabled={vehicles.length >= mostVehicles}>
      {vehicleMessages.add}
    </Button>
  );
  if (vehicles.length === 0) {
    return (
      <EmptyState icon={<Car />} title={vehicleMessages.none} action={addButton}>
        {vehicleMessages.noneHint}
      </EmptyState>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={({ active, over }) => {
          if (!over) return;
          move(
            vehicles.findIndex((vehicle) => vehicle.id === active.id),
            vehicles.findIndex((vehicle) => vehicle.id === over.id),
          );
        }}
      >
        <SortableContext items={vehicles.map((vehicle) => vehicle.id)} strategy={verticalListSortingStrategy}>
          <Box component="ol" sx={{ display: 'grid', gap: 3 }}>
            {vehicles.map((vehicle, index) => (
              <VehicleRow
                key={vehicle.id}
                vehicle={vehicle}
                rank={index + 1}
                isLast={index === vehicles.length - 1}
                onMove={(by) => move(index, index + by)}
                onRemove={() => remove(index)}
              />
            ))}
          </Box>
        </SortableContext>
      </DndContext>
      <Box role="status" className="vh">
        {said}
      </Box>
      <Box>{addButton}</Box>
    </Box>
  );
}

interface VehicleRowProps {
  vehicle: VehiclePreference;
  rank: number;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function VehicleRow({ vehicle, rank, isLast, onMove, onRemove }: VehicleRowProps) {
  const to = useAreaPath();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: vehicle.id });
  const name = vehicleName(vehicle);
  return (
    <Card
      component="li"
      ref={setNodeRef}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: 2,
        padding: 3,
        zIndex: isDragging ? 1 : undefined,
        borderColor: isDragging ? 'var(--accent)' : undefined,
      }}
    >
      <IconButton ref={setActivatorNodeRef} {...attributes} {...listeners} aria-label={vehicleMessages.grip(name)} sx={{ cursor: 'grab', touchAction: 'none' }}>
        <Drag />
      </IconButton>
      <Box sx={{ minWidth: 0 }}>
        <Link component={RouterLink} to={to(`/preferences/${vehicle.id}`)} sx={{ display: 'inline-block', minHeight: 24, fontWeight: 'var(--w-medium)' }}>
          {rank}. {name}
        </Link>
      </Box>
      <Box sx={{ display: 'flex', flex: 'none' }}>
        <IconButton aria-label={vehicleMessages.up(name)} disabled={rank === 1} onClick={() => onMove(-1)}>
          <ArrowUp />
        </IconButton>
        <IconButton aria-label={vehicleMessages.down(name)} disabled={isLast} onClick={() => onMove(1)}>
          <ArrowDown />
        </IconButton>
        <IconButton aria-label={vehicleMessages.remove(name)} onClick={onRemove}>
          <Delete />
        </IconButton>
      </Box>
      <Box
        sx={{ gridColumn: '2 / -1', color: 'text.secondary', fontSize: 'var(--fs-ui)', lineHeight: '20px', '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {vehicleFacts(vehicle)}
      </Box>
    </Card>
  );
}
