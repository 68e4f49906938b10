import WorkspacePremium from '@mui/icons-material/WorkspacePremiumOutlined';
import Box from '@mui/material/Box';
import { api, dataOf } from '../../api/client.ts';
import { useLoad } from '../../../engine/web/useLoad.ts';
import { formatCents } from '../../../engine/web/format.ts';
import { PackagePlace } from '../frame/PackagePlace.tsx';
import { signUpMessages } from '../messages/sign-up.ts';

const loadPackages = (signal: AbortSignal) => dataOf(api.GET('/packages/all', { signal }));

/** The prices of the packages, before a visitor gives any details; nothing if they are unknown. */
export default function PriceList() {
  const { state, data } = useLoad(loadPackages);
  if (state === 'loading') return <PackagePlace />;
  if (state === 'failed' || data.length === 0) return null;
  return (
    <PackagePlace>
      <WorkspacePremium aria-hidden="true" color="primary" />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="ul" aria-label={signUpMessages.prices} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
          {data.map((offer) => (
            <Box component="li" key={offer.id} className="num" sx={{ whiteSpace: 'nowrap' }}>
              {offer.name} <strong style={{ fontWeight: 'var(--w-medium)' }}>{formatCents(offer.price, { whole: offer.price % 100 === 0 })}</strong>
            </Box>
          ))}
        </Box>
        <Box sx={{ color: 'text.tertiary' }}>{signUpMessages.pricesText}</Box>
      </Box>
    </PackagePlace>
  );
}
