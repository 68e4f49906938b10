import WorkspacePremium from '@mui/icons-material/WorkspacePremiumOutlined';
import Box from '@mui/material/Box';
import { api, dataOf } from '../../api/client.ts';
import { useLoad } from '../../api/useLoad.ts';
import { formatCents } from '../../features/ui/format.ts';
import { messages } from '../messages.ts';

const loadPackages = (signal: AbortSignal) => dataOf(api.GET('/packages/all', { signal }));

/** The package somebody came with, and what becomes of that choice (`note`); nothing for a package that is not on sale. */
export default function PackageCard({ identifier, note }: { identifier: string; note: string }) {
  const { data } = useLoad(loadPackages);
  const chosen = data?.find((offer) => offer.package_identifier === identifier);
  if (chosen === undefined) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        mt: 5,
        padding: '12px 14px',
        border: '1px solid var(--border)',
        borderRadius: 'var(--r)',
        background: 'var(--surface-2)',
        fontSize: 'var(--fs-ui)',
        lineHeight: 'var(--lh-ui)',
      }}
    >
      <WorkspacePremium aria-hidden="true" color="primary" />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="strong" sx={{ fontWeight: 'var(--w-medium)' }}>
          {messages.signIn.continueWith(chosen.name)}
        </Box>
        <Box sx={{ color: 'text.tertiary' }}>{note}</Box>
      </Box>
      <span className="num">{formatCents(chosen.price, { whole: chosen.price % 100 === 0 })}</span>
    </Box>
  );
}
