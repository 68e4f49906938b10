import { Suspense } from 'react';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { useChosenPackage } from '../chosen-package.ts';
import { PackagePlace } from './PackagePlace.tsx';

const PackageCard = lazyScreen(() => import('./PackageCard.tsx'));

/** The package the address ends in, if it ends in one. */
export function ChosenPackage({ note }: { note: string }) {
  const { identifier } = useChosenPackage();
  return (
    identifier !== undefined && (
      <Suspense fallback={<PackagePlace />}>
        <PackageCard identifier={identifier} note={note} />
      </Suspense>
    )
  );
}
