import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Receipt as ReceiptData } from '../../../generated/api.ts';
import { paymentProviderWords, paymentStatusTones, paymentStatusWords } from '../../../generated/enums.ts';
import { formatCents, formatKeptDateTime } from '../ui/format.ts';
import { Logo } from '../ui/Logo.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { messages } from './messages.ts';

const words = messages.receipt;

/** Everything but the receipt stays off the paper. */
const printRules = `@media print {
  body * { visibility: hidden; }
  [data-receipt], [data-receipt] * { visibility: visible; }
  [data-receipt] { position: absolute; top: 0; left: 0; width: 100%; border: 0; }
  [data-receipt] button { display: none; }
}`;

/** A receipt, as it stands on screen and on paper. */
export function Receipt({ receipt }: { receipt: ReceiptData }) {
  const facts: [string, string][] = [
    [words.number, receipt.number],
    [words.paidOn, formatKeptDateTime(receipt.issued_at)],
    [words.paidBy, `${receipt.paid_by}, ${receipt.email}`],
    [words.how, paymentProviderWords[receipt.provider]],
  ];
  const sums: [string, number][] = [
    [receipt.package_name, receipt.price],
    ...(receipt.discount > 0
      ? [[receipt.coupon_code ? messages.coupon(receipt.coupon_code) : words.discount, -receipt.discount] satisfies [string, number]]
      : []),
  ];
  return (
    <Box
      data-receipt
      component="section"
      aria-label={words.title}
      sx={{ padding: '20px 24px', border: '1px solid var(--border)', borderRadius: 'var(--r)', background: 'var(--surface)' }}
    >
      <style>{printRules}</style>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 5 }}>
        <Logo />
        <Box sx={{ ml: 'auto' }}>
          <StatusChip label={paymentStatusWords[receipt.status]} tone={paymentStatusTones[receipt.status] ?? 'neutral'} />
        </Box>
      </Box>
      <Typography variant="h3" component="h2" sx={{ mb: 3 }}>
        {words.title}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          gap: '6px 24px',
          fontSize: 'var(--fs-ui)',
          '& dt': { color: 'text.secondary' },
          '& dd': { overflowWrap: 'anywhere' },
        }}
      >
        {facts.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </Box>
        ))}
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr auto',
          gap: '8px 16px',
          mt: 5,
          pt: 4,
          borderTop: '1px solid var(--border)',
          '& dd': { textAlign: 'right' },
        }}
      >
        {sums.map(([label, cents]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd className="num">{formatCents(cents)}</dd>
          </Box>
        ))}
        <Box component="dt" sx={{ fontWeight: 'var(--w-medium)' }}>
          {messages.total}
        </Box>
        <Box component="dd" className="num" sx={{ fontWeight: 'var(--w-medium)' }}>
          {formatCents(receipt.amount)}
        </Box>
        {receipt.refunded_amount > 0 && (
          <>
            <dt>{words.refunded}</dt>
            <dd className="num">{formatCents(-receipt.refunded_amount)}</dd>
          </>
        )}
      </Box>
      <Button variant="outlined" size="small" startIcon={<Print />} onClick={() => window.print()} sx={{ mt: 5 }}>
        {words.print}
      </Button>
    </Box>
  );
}
