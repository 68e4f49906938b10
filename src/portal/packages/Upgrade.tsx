import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useSearchParams } from '../../kit/router/router.ts';
import type { PackageInUse } from '../../../generated/api.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { PackageCards } from '../../features/onboarding/PackageCards.tsx';
import { Note } from '../../../engine/web/Note.tsx';
import { TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { packagesMessages } from './messages.ts';

const UpgradePayment = lazyScreen(() => import('./UpgradePayment.tsx'));

/** The higher packages with the difference to pay. The package a link brought here is chosen already. */
export function Upgrade({ upgrades, onPaid }: { upgrades: PackageInUse['upgrades']; onPaid: () => void }) {
  const [search] = useSearchParams();
  const asked = search.get('package');
  const [chosen, setChosen] = useState(asked);
  const [paying, setPaying] = useState(false);
  const upgrade = upgrades.find((each) => each.package.package_identifier === chosen);
  return (
    <section aria-labelledby="upgrade">
      <Typography id="upgrade" variant="h3" component="h2" sx={{ mb: 1 }}>
        {packagesMessages.upgradeTitle}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>{packagesMessages.upgradeText}</Typography>
      {asked !== null && chosen === asked && !upgrade && (
        <Note tone="info" sx={{ mb: 4 }}>
          {packagesMessages.noUpgrade}
        </Note>
      )}
      <PackageCards
        packages={upgrades.map((each) => each.package)}
        chosen={upgrade?.package.package_identifier ?? null}
        priceOf={(offer) => upgrades.find((each) => each.package.id === offer.id)?.difference ?? offer.price}
        onChoose={(identifier) => {
          setChosen(identifier);
          setPaying(false);
        }}
      />
      {upgrade && !paying && (
        <Button variant="contained" sx={{ mt: 5 }} onClick={() => setPaying(true)}>
          {packagesMessages.upgradeTo(upgrade.package.name)}
        </Button>
      )}
      {upgrade && paying && (
        <Box sx={{ mt: 6 }}>
          <Suspense fallback={<TextSkeleton rows={6} />}>
            <UpgradePayment key={upgrade.package.id} upgrade={upgrade} onPaid={onPaid} />
          </Suspense>
        </Box>
      )}
    </section>
  );
}
