import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { receiptText } from '../../../domain/receipt.ts';
import type { Receipt as ReceiptData } from '../../../generated/api.ts';
import { formatCents } from '../../../engine/web/format.ts';
import { formatKeptDateTime } from '../../kit/moment.ts';
import { Logo } from '../../kit/ui/Logo.tsx';
import { messages } from './messages.ts';
import { OrderChip } from './OrderChip.tsx';

/** Everything but the receipt stays off the paper. */
const printRules = `@media print {
  body * { visibility: hidden; }
  [data-receipt], [data-receipt] * { visibility: visible; }
  [data-receipt] { position: absolute; top: 0; left: 0; width: 100%; border: 0; }
  [data-receipt] button { display: none; }
}`;

/** A receipt, the same on screen, on paper and in the letter. */
export function Receipt({ receipt }: { receipt: ReceiptData }) {
  const { title, firm, facts, lines, total, refund } = receiptText(receipt, formatKeptDateTime);
  const [firmName, ...firmLines] = firm;
  return (
    <Box
      data-receipt
      component="section"
      aria-label={title}
      sx={{ padding: '20px 24px', border: '1px solid var(--border)', borderRadius: 'var(--r)', background: 'var(--surface)' }}
    >
      <style>{printRules}</style>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 5 }}>
        <Logo />
        <Box sx={{ ml: 'auto' }}>
          <OrderChip payment={receipt} />
        </Box>
      </Box>
      {firmName && (
        <Typography variant="body2" component="address" sx={{ mb: 5, fontStyle: 'normal', color: 'text.secondary' }}>
          <Box component="strong" sx={{ display: 'block', color: 'text.primary' }}>
            {firmName}
          </Box>
          {firmLines.map((line) => (
            <span key={line} style={{ display: 'block' }}>
              {line}
            </span>
          ))}
        </Typography>
      )}
      <Typography variant="h3" component="h2" sx={{ mb: 3 }}>
        {title}
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
        {lines.map(({ label, cents }) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd className="num">{formatCents(cents)}</dd>
          </Box>
        ))}
        <Box component="dt" sx={{ fontWeight: 'var(--w-medium)' }}>
          {total.label}
        </Box>
        <Box component="dd" className="num" sx={{ fontWeight: 'var(--w-medium)' }}>
          {formatCents(total.cents)}
        </Box>
        {refund.map(({ label, cents }) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd className="num">{formatCents(cents)}</dd>
          </Box>
        ))}
      </Box>
      <Button variant="outlined" size="small" startIcon={<Print />} onClick={() => window.print()} sx={{ mt: 5 }}>
        {messages.print}
      </Button>
    </Box>
  );
}
