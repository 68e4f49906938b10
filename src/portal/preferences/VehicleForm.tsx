import type { VehiclePreference } from '../../../generated/api.ts';
import { fieldsOf } from '../../features/preferences/fields.ts';
import { ObjectInput } from './inputs/ContractInput.tsx';

interface VehicleFormProps {
  vehicle: VehiclePreference;
  onChange: (vehicle: VehiclePreference) => void;
  errors: Readonly<Record<string, string>>;
  /** The vehicle's place in the checklist, as an error names it. */
  path: string;
}

/** One vehicle as a form made from the contract. */
export default function VehicleForm({ vehicle, onChange, errors, path }: VehicleFormProps) {
  return (
    <ObjectInput
      fields={fieldsOf('vehicles')}
      value={{ ...vehicle }}
      // The inputs are made from the contract of a vehicle, and the server checks every one.
      onChange={(next) => onChange({ ...(next as VehiclePreference), id: vehicle.id })}
      errors={errors}
      path={path}
    />
  );
}
