import { useState } from 'react';
import { SuggestField } from '../../../engine/web/fields/SuggestField.tsx';
import type { FieldBinding } from '../../../engine/web/form/problems.ts';
import { sendDealCheckLimits } from '../../../generated/limits.ts';
import { carRead } from '../../features/vehicles/carRead.ts';
import { suggestCar } from '../vehicles/suggestCar.ts';
import { VinField, type CarOfVin } from '../vehicles/VinField.tsx';

/** What the fields need of the form they stand in. */
export interface CarForm {
  values: { title: string; vin: string };
  field: (name: 'title' | 'vin') => FieldBinding;
  set: (name: 'title' | 'vin', value: string) => void;
}

const titleOf = ({ year, make, model, trim }: CarOfVin): string =>
  carRead({ year: year ?? null, make: make ?? null, model: model ?? null, trim: trim ?? null });

/** Which car an offer is for: in one line with names from the catalogue, or by its VIN, which fills that line in. */
export function CarFields({ form }: { form: CarForm }) {
  const { values, set } = form;
  const [car, setCar] = useState<CarOfVin>({});
  const onVin = (vin: string, read: CarOfVin) => {
    const next = vin === '' || Object.keys(read).length === 0 ? {} : { ...car, ...read };
    set('vin', vin);
    setCar(next);
    // What was typed by hand stays; what a VIN said follows the VIN.
    if ((values.title.trim() === '' || values.title === titleOf(car)) && titleOf(next) !== '') set('title', titleOf(next));
  };
  const { hint: vinHint, ...vin } = form.field('vin');
  return (
    <>
      <SuggestField
        {...form.field('title')}
        value={values.title}
        maxLength={sendDealCheckLimits.title}
        suggest={suggestCar}
        onChange={(title) => set('title', title)}
      />
      <VinField
        id={vin.id}
        label={vin.label}
        hint={vinHint}
        error={vin.error}
        maxLength={sendDealCheckLimits.vin}
        value={values.vin}
        chosen={car}
        onChange={onVin}
      />
    </>
  );
}
