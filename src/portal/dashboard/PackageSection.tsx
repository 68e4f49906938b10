import Box from '@mui/material/Box';
import { Card } from '../../../engine/web/Card.tsx';
import Typography from '@mui/material/Typography';
import type { Package, PackageInUse } from '../../../generated/api.ts';
import { messages } from '../messages.ts';
import { dashboardMessages } from './messages.ts';

/** What the package includes and what of it is used. */
export function PackageSection({ inUse }: { inUse: PackageInUse }) {
  if (inUse.package === null) return null;
  const rows: [string, string][] = [
    ...usedOf(inUse, inUse.package),
    ...(inUse.days_left === null ? [] : [[dashboardMessages.daysLeft, `${inUse.days_left}`] satisfies [string, string]]),
  ];
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mb: 4 }}>
        {dashboardMessages.package}
      </Typography>
      <Card sx={{ padding: '20px 24px' }}>
        <Box component="dl" sx={{ display: 'grid', gap: 2, fontSize: 'var(--fs-ui)' }}>
          {rows.map(([label, value]) => (
            <Box key={label} sx={{ display: 'flex', justifyContent: 'space-between' }}>
              <dt>{label}</dt>
              <Box component="dd" className="num" sx={{ fontWeight: 'var(--w-medium)' }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
        {inUse.package.kind !== 'review' && inUse.links_used > 0 && (
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            {messages.linksCounted}
          </Typography>
        )}
      </Card>
    </section>
  );
}

/** What is counted: cars and prices of a search, papers of a review. */
function usedOf(inUse: PackageInUse, own: Package): [string, string][] {
  const { ofMost } = dashboardMessages;
  return own.kind === 'review'
    ? [
        [dashboardMessages.quotesSent, ofMost(inUse.quotes_used, own.max_quotes ?? null)],
        [dashboardMessages.contractsSent, ofMost(inUse.contracts_used, own.max_contracts ?? null)],
      ]
    : [
        [dashboardMessages.linksReceived, ofMost(inUse.links_used, own.max_links ?? null)],
        [dashboardMessages.pricesAsked, ofMost(inUse.otd_prices_used, own.max_otd_prices ?? null)],
      ];
}
