import Check from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import { Card } from '../../../engine/web/Card.tsx';
import { Progress } from '../../../engine/web/Progress.tsx';
import Typography from '@mui/material/Typography';
import type { Package, PackageInUse, Payment } from '../../../generated/api.ts';
import { formatCents, formatDate } from '../../../engine/web/format.ts';
import { messages } from '../messages.ts';
import { packagesMessages } from './messages.ts';
import { RefundAsk } from './RefundAsk.tsx';

interface UsedProps {
  label: string;
  used: number;
  most: number | null;
  /** Said once nothing is left: what to do. */
  reached: string;
  /** Said as long as something is. */
  note?: string;
  /** Which of them count, where that is not plain. */
  counts?: string;
}

/** Usage as figures and, where there is a limit, as a bar; anything beyond it was granted as an extra. */
function Used({ label, used, most, reached, note, counts }: UsedProps) {
  const said = most !== null && used >= most ? (used > most ? `${packagesMessages.onTop(used - most)} ${reached}` : reached) : note;
  const lines = [said, counts].filter((line) => line !== undefined);
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, mb: 2, fontSize: 'var(--fs-ui)' }}>
        <span>{label}</span>
        <span className="num">{most === null ? packagesMessages.noLimit(used) : packagesMessages.of(Math.min(used, most), most)}</span>
      </Box>
      {most !== null && <Progress label={label} percent={most === 0 ? 100 : (used / most) * 100} />}
      {lines.map((line) => (
        <Typography key={line} variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {line}
        </Typography>
      ))}
    </Box>
  );
}

type Limit = 'max_links' | 'max_otd_prices' | 'max_quotes' | 'max_contracts';

/** Whether another package includes more of a kind; no limit is more than any. */
const hasMore = (other: Package, own: Package, kind: Limit): boolean => (other[kind] ?? Number.POSITIVE_INFINITY) > (own[kind] ?? Number.POSITIVE_INFINITY);

/** The client's package: its contents, usage, end date, and today's refund. */
export function MyPackage({ inUse, own, refundable }: { inUse: PackageInUse; own: Package; refundable?: Payment | undefined }) {
  const days = own.days_included ?? 0;
  const more = (kind: Limit) =>
    `${packagesMessages.all} ${inUse.upgrades.some((upgrade) => hasMore(upgrade.package, own, kind)) ? packagesMessages.upgradeForMore : packagesMessages.askForMore}`;
  return (
    <Card component="section" aria-labelledby="my-package" sx={{ padding: { xs: '20px', md: '24px' } }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 352px' }, gap: { xs: 6, md: 10 } }}>
        <div>
          <Typography id="my-package" variant="h2">
            {own.name}
          </Typography>
          {own.tagline && <Typography sx={{ mt: 1, color: 'text.secondary' }}>{own.tagline}</Typography>}
          <Box component="ul" aria-label={packagesMessages.includes} sx={{ display: 'grid', gap: 2, mt: 5 }}>
            {own.inclusions?.map((line) => (
              <Box component="li" key={line} sx={{ display: 'flex', gap: 2 }}>
                <Check aria-hidden="true" sx={{ fontSize: 20, mt: '2px', color: 'primary.main' }} />
                {line}
              </Box>
            ))}
          </Box>
        </div>
        <Box sx={{ display: 'grid', gap: 5, alignContent: 'start' }}>
          {own.kind === 'review' ? (
            <>
              <Used label={packagesMessages.quotes} used={inUse.quotes_used} most={own.max_quotes ?? null} reached={more('max_quotes')} />
              <Used label={packagesMessages.contracts} used={inUse.contracts_used} most={own.max_contracts ?? null} reached={more('max_contracts')} />
            </>
          ) : (
            <>
              <Used
                label={packagesMessages.links}
                used={inUse.links_used}
                most={own.max_links ?? null}
                reached={more('max_links')}
                counts={messages.linksCounted}
              />
              <Used label={packagesMessages.otdPrices} used={inUse.otd_prices_used} most={own.max_otd_prices ?? null} reached={more('max_otd_prices')} />
            </>
          )}
          {inUse.days_left !== null && inUse.until && (
            <Used
              label={packagesMessages.days}
              used={days - inUse.days_left}
              most={days}
              reached={packagesMessages.over(formatDate(inUse.until))}
              {...(inUse.days_left > 0 ? { note: packagesMessages.until(formatDate(inUse.until)) } : {})}
            />
          )}
          {/* Where nothing was paid nothing can be refunded, so nothing is said of it. */}
          {inUse.refund && (inUse.refund.amount > 0 || inUse.refund.percent === 0) && (
            <Typography variant="body2" sx={{ pt: 4, borderTop: '1px solid var(--border-soft)', color: 'text.secondary' }}>
              {packagesMessages.refund(inUse.refund.amount === 0 ? null : formatCents(inUse.refund.amount))} {inUse.refund.words}
              {inUse.paid_apart > 0 && ` ${packagesMessages.paidApart(formatCents(inUse.paid_apart))}`}
            </Typography>
          )}
          {inUse.refund && refundable && <RefundAsk payment={refundable} quote={inUse.refund} apart={inUse.paid_apart} />}
        </Box>
      </Box>
    </Card>
  );
}
