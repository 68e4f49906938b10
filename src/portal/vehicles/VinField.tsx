import { useQuery } from '@tanstack/react-query';
import Scan from '@mui/icons-material/QrCodeScannerRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { decodeVin, vinDoubtMessages } from '../../../domain/vin.ts';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import type { VinFacts } from '../../../generated/api.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { vinQuery } from '../../features/vehicles/queries.ts';
import { VinReading } from '../../features/vehicles/VinReading.tsx';
import { messages } from './scan/messages.ts';

const VinScanner = lazyScreen(() => import('./scan/VinScanner.tsx'));

/** What a VIN says of its car; a part is missing where it says nothing. */
export interface CarOfVin {
  year?: number;
  make?: string;
  model?: string;
  trim?: string;
}

const saidBy = ({ year, make, model, trim }: Pick<VinFacts, 'year' | 'make' | 'model' | 'trim'>): CarOfVin => ({
  ...(year ? { year } : {}),
  ...(make ? { make } : {}),
  ...(model ? { model } : {}),
  ...(trim ? { trim } : {}),
});

interface VinFieldProps {
  label: string;
  /** Shown until the VIN is read. */
  hint?: ReactNode;
  maxLength: number | undefined;
  id?: string | undefined;
  value: string;
  /** The car as it stands in the other fields. */
  chosen: { model?: string | null | undefined; trim?: string | null | undefined };
  error: string | undefined;
  /** It may be read off the car by camera. */
  scans?: boolean;
  /** With what was read from a whole VIN; later with what the server knows of it, and with what was chosen of several. */
  onChange: (vin: string, read: CarOfVin) => void;
}

/** A client's field for a VIN, read as it is typed. Warns of a doubtful one and never blocks: old cars have others. */
export function VinField({ label, hint, maxLength, id, value, chosen, error, scans = false, onChange }: VinFieldProps) {
  const decoded = value === '' ? undefined : decodeVin(value);
  const doubt = decoded?.doubts[0];
  const read = useQuery({ ...vinQuery(value), enabled: value.length === maxLength && doubt === undefined }).data;
  const known = read ?? (decoded && { ...decoded, model: null, trim: null });
  const isRead = known !== undefined && doubt === undefined && (known.year ?? known.make) !== null;
  // Only what was typed here is filled in: a car that was saved before keeps what the client said of it.
  const typed = useRef<string>(undefined);
  useEffect(() => {
    if (!read || typed.current !== read.vin) return;
    typed.current = undefined;
    onChange(read.vin, saidBy(read));
  }, [read, onChange]);
  const take = (vin: string) => {
    const next = vin.length === maxLength ? decodeVin(vin) : undefined;
    typed.current = vin;
    onChange(vin, next ? saidBy({ ...next, model: null, trim: null }) : {});
  };
  const [isScanning, setIsScanning] = useState(false);
  const scanned = (vin: string) => {
    setIsScanning(false);
    take(vin);
    toast.success(messages.found(vin));
  };
  return (
    <>
      <TextField
        {...(id === undefined ? {} : { id })}
        label={label}
        hint={isRead ? <VinReading read={known} chosen={chosen} onChoose={(said) => onChange(value, said)} /> : hint}
        warning={value.length > 0 && doubt !== undefined ? vinDoubtMessages[doubt] : undefined}
        error={error}
        optional
        figures
        autoComplete="off"
        maxLength={maxLength}
        value={value}
        onChange={(event) => take(event.target.value.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))}
      />
      {scans && (
        <Box>
          <Button variant="outlined" startIcon={<Scan />} onClick={() => setIsScanning(true)}>
            {messages.scan}
          </Button>
        </Box>
      )}
      {isScanning && (
        <Suspense fallback={null}>
          <VinScanner onFound={scanned} onClose={() => setIsScanning(false)} />
        </Suspense>
      )}
    </>
  );
}
