import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { distanceSteps } from '../../../../domain/reach.ts';
import type { LogisticsPreferences, SearchReach } from '../../../../generated/api.ts';
import { lazyScreen } from '../../../../engine/web/lazy-screen.tsx';
import { Card } from '../../../../engine/web/Card.tsx';
import { fieldOf } from '../../../features/preferences/fields.ts';
import { ContractInput } from '../inputs/ContractInput.tsx';
import { messages } from '../messages.ts';
import { countOf } from '../useReach.ts';
import { Slider } from './Slider.tsx';
import { Tiles } from './Tiles.tsx';

const DistanceMap = lazyScreen(() => import('./DistanceMap.tsx'));

const distanceMessages = messages.distance;
/** Of the slider, in miles; the field takes more. */
const slid = { least: 5, most: 300, step: 5 };
const anywhere = 'any';
const zipDigits = 5;

interface DistanceProps {
  logistics: LogisticsPreferences;
  onChange: (logistics: LogisticsPreferences) => void;
  errors: Readonly<Record<string, string>>;
  reach: SearchReach | undefined;
}

/** From where and how far: fields, a slider, a few usual distances, and a map of what is there. */
export default function Distance({ logistics, onChange, errors, reach }: DistanceProps) {
  const { zip, max_distance: miles } = logistics;
  const input = (name: 'zip' | 'max_distance') => (
    <ContractInput
      field={fieldOf('logistics', name)}
      value={logistics[name]}
      errors={errors}
      path={`selections.logistics.${name}`}
      onChange={(value) => onChange({ ...logistics, [name]: value })}
    />
  );
  const digits = zip?.slice(0, zipDigits) ?? '';
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Card sx={{ padding: { xs: 4, md: 5 }, display: 'grid', gap: 3 }}>
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '96px minmax(0, 1fr)', sm: '160px minmax(0, 240px)' }, alignItems: 'start' }}>
          {input('zip')}
          {input('max_distance')}
        </Box>
        {/^\d{5}$/.test(digits) && (
          <Suspense fallback={<Box sx={{ aspectRatio: '16 / 10' }} />}>
            <DistanceMap zip={digits} miles={miles ?? null} towns={reach?.towns ?? []} />
          </Suspense>
        )}
        <Slider
          label={distanceMessages.slide}
          min={slid.least}
          max={slid.most}
          step={slid.step}
          value={miles ?? slid.most}
          text={miles ? distanceMessages.within(miles) : distanceMessages.any}
          onChange={(next) => onChange({ ...logistics, max_distance: next })}
        />
      </Card>
      <Tiles
        label={fieldOf('logistics', 'max_distance').label.replace(/\?$/, '')}
        columns={[distanceSteps.length + 1, 2]}
        tiles={[
          ...distanceSteps.map((each) => ({ id: String(each), name: distanceMessages.within(each), cars: countOf(reach, 'max_distance', String(each)) })),
          { id: anywhere, name: distanceMessages.any },
        ]}
        isChosen={(id) => id === String(miles)}
        onToggle={(id) => onChange({ ...logistics, max_distance: id === anywhere || id === String(miles) ? null : Number(id) })}
      />
    </Box>
  );
}
