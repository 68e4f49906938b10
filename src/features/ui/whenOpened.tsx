import { Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { lazyScreen } from '../area/lazy-screen.tsx';

/** A part that is fetched when it is first opened, and stays from then on, so that it can close as it should. */
export function whenOpened<Props extends { open: boolean }>(load: () => Promise<{ default: ComponentType<Props> }>): ComponentType<Props> {
  const Part = lazyScreen(load);
  return function WhenOpened(props: Props) {
    const [wanted, setWanted] = useState(props.open);
    if (props.open && !wanted) setWanted(true);
    return wanted ? (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ) : null;
  };
}
