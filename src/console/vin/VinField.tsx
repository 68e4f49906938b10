import { Suspense } from 'react';
import { LineInput } from '../../../engine/console/inputs/TextInputs.tsx';
import type { InputProps } from '../../../engine/console/overrides.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';

// What reads VINs is fetched beside the form, which can be filled in meanwhile.
const VinInput = lazyScreen(() => import('./VinInput.tsx'));

/** The VIN of a car, read as it is typed. */
export default function VinField(props: InputProps) {
  return (
    <Suspense fallback={<LineInput {...props} />}>
      <VinInput {...props} />
    </Suspense>
  );
}
