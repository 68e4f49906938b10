import Info from '@mui/icons-material/InfoOutlined';
import WorkspacePremium from '@mui/icons-material/WorkspacePremiumOutlined';
import Box from '@mui/material/Box';
import { api, dataOf } from '../../api/client.ts';
import { useLoad } from '../../../engine/web/useLoad.ts';
import { formatCents } from '../../../engine/web/format.ts';
import { signInMessages } from '../messages/sign-in.ts';
import { PackagePlace } from './PackagePlace.tsx';

const loadPackages = (signal: AbortSignal) => dataOf(api.GET('/packages/all', { signal }));

interface PackageCardProps {
  identifier: string;
  /** The outcome of the choice. */
  note: string;
}

/** The package a visitor came with, and the outcome of that choice; says so if it is not on sale. */
export default function PackageCard({ identifier, note }: PackageCardProps) {
  const { state, data } = useLoad(loadPackages);
  // The choice is kept either way; only its name and price are missing.
  if (state === 'failed') return null;
  if (state === 'loading') return <PackagePlace />;
  const chosen = data.find((offer) => offer.package_identifier === identifier);
  if (chosen === undefined) {
    return (
      <PackagePlace>
        <Info aria-hidden="true" sx={{ color: 'text.tertiary' }} />
        <Box sx={{ color: 'text.secondary' }}>{signInMessages.notOnSale}</Box>
      </PackagePlace>
    );
  }
  return (
    <PackagePlace>
      <WorkspacePremium aria-hidden="true" color="primary" />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="strong" sx={{ fontWeight: 'var(--w-medium)' }}>
          {signInMessages.continueWith(chosen.name)}
        </Box>
        <Box sx={{ color: 'text.tertiary' }}>{note}</Box>
      </Box>
      <span className="num">{formatCents(chosen.price, { whole: chosen.price % 100 === 0 })}</span>
    </PackagePlace>
  );
}
