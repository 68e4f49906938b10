import { useState } from 'react';

/** Whether the picture at an address could not be drawn, so that something else is shown in its place, and what the picture calls where it cannot. */
export function useUndrawn(address: string | null | undefined): { isUndrawn: boolean; onError: () => void } {
  const [undrawn, setUndrawn] = useState<string | null>();
  return { isUndrawn: typeof address === 'string' && undrawn === address, onError: () => setUndrawn(address) };
}
