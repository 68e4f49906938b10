import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { decodeVin, vinDoubtMessages } from '../../../domain/vin.ts';
import { useDescriptor } from '../../../engine/console/ContractContext.tsx';
import { useFieldInput } from '../../../engine/console/inputs/useFieldInput.ts';
import type { InputProps } from '../../../engine/console/overrides.ts';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { carRead } from '../../features/vehicles/carRead.ts';
import { vinQuery } from '../../features/vehicles/queries.ts';
import { VinReading } from '../../features/vehicles/VinReading.tsx';

/** What a VIN fills in where nothing stands yet. */
const filled = ['year', 'make', 'model', 'trim', 'body_style', 'drivetrain', 'fuel', 'doors', 'title'] as const;

/** Two to five: what the form takes (49 CFR 565 knows one and six, too). */
const isDoors = (value: unknown): boolean => typeof value === 'number' && value >= 2 && value <= 5;

/** A VIN, read as it is typed: what it says fills empty fields, what it leaves open is chosen. It warns and never blocks. */
export default function VinInput({ field, source }: InputProps) {
  const { value, change, blur, ref, frame } = useFieldInput(field, source);
  const { getValues, setValue } = useFormContext();
  const { createFields, updateFields } = useDescriptor();
  const [model, trim]: unknown[] = useWatch({ name: ['model', 'trim'] });
  const vin = typeof value === 'string' ? value : '';
  const doubt = vin === '' ? undefined : decodeVin(vin).doubts[0];
  const read = useQuery({ ...vinQuery(vin), enabled: vin !== '' && doubt === undefined }).data;
  // A car that was saved keeps what staff said of it: only what is typed here fills in.
  const typed = useRef<string>(undefined);
  useEffect(() => {
    if (!read || typed.current !== read.vin) return;
    typed.current = undefined;
    const values = getValues();
    const declared = new Set([...createFields, ...updateFields].map((each) => each.name));
    const car = { ...read, title: carRead({ ...read, engine: null }) || null };
    for (const name of filled) {
      // A form asks for some of it only; one that creates has no values of fields that nobody touched.
      if (!(declared.has(name) || name in values)) continue;
      const said = car[name];
      const now: unknown = values[name];
      const isFree = now === null || now === undefined || now === '';
      if (isFree && said !== null && (name !== 'doors' || isDoors(said))) setValue(name, said, { shouldDirty: true, shouldValidate: true });
    }
  }, [read, getValues, setValue, createFields, updateFields]);
  return (
    <TextField
      {...frame}
      ref={ref}
      name={source}
      figures
      autoComplete="off"
      maxLength={field.rules.maxLength}
      {...(vin !== '' && doubt !== undefined ? { warning: vinDoubtMessages[doubt] } : {})}
      {...(read && doubt === undefined
        ? {
            hint: (
              <VinReading
                read={read}
                chosen={{ model: typeof model === 'string' ? model : null, trim: typeof trim === 'string' ? trim : null }}
                onChoose={(chosen) => {
                  for (const [name, said] of Object.entries(chosen)) setValue(name, said, { shouldDirty: true, shouldValidate: true });
                }}
              />
            ),
          }
        : {})}
      value={vin}
      onChange={(event) => {
        const next = event.target.value.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
        typed.current = next;
        change(next === '' ? null : next);
      }}
      onBlur={blur}
    />
  );
}
