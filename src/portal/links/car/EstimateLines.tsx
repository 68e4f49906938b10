import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { estimatedSheet } from '../../../../domain/otd-estimate.ts';
import { layoutLabels, worksheetLayout } from '../../../../domain/worksheet-layout.ts';
import { formatCents, formatPercent } from '../../../../engine/web/format.ts';
import type { OtdEstimate } from '../../../../generated/api.ts';
import { createLinkForm } from '../../../../generated/forms/createLink.ts';
import { RuleOf } from '../../../features/links/WorksheetSheet.tsx';
import { carMessages } from './messages.ts';

const messages = carMessages.estimate;

const Lines = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '6px 12px',
  margin: '8px 0 12px',
  fontSize: 'var(--fs-ui)',
  lineHeight: '20px',
  '& dt': { color: 'var(--text-2)' },
  '& dt small': { display: 'block', fontSize: 'var(--fs-small)', lineHeight: '16px' },
  '& dd': { margin: 0, textAlign: 'right' },
  '& [data-sum]': { paddingTop: 6, borderTop: '1px solid var(--border)', color: 'var(--text)', fontWeight: 'var(--w-strong)' },
});

/** How an estimate comes about, line by line, with whose tax rule and how many worksheets it rests on; the lines sum to it. @param price the asking price, in cents */
export default function EstimateLines({ estimate, price }: { estimate: OtdEstimate; price: number }) {
  const { groups } = worksheetLayout(estimatedSheet(price, estimate));
  const { tax_rule: rule, fees } = estimate;
  return (
    <Box sx={{ fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.secondary', '& > p': { mt: 2 } }}>
      <Lines>
        {groups
          .flatMap(({ lines }) => lines)
          .map(({ key, kind, label, tax, cents }) => (
            <Line key={key} label={kind === 'selling_price' ? createLinkForm.price.label : label} cents={cents}>
              {tax && <small className="num">{layoutLabels.taxOf(formatPercent(tax.rate), formatCents(tax.base))}</small>}
            </Line>
          ))}
        <Line label={messages.sum} cents={estimate.total_otd} sum />
      </Lines>
      <p>{fees.length > 0 ? messages.fees(rule.state, Math.min(...fees.map(({ worksheets }) => worksheets))) : messages.noFees}</p>
      <p>{messages.counts}</p>
      <RuleOf rule={rule} working={null} />
    </Box>
  );
}

function Line({ label, cents, sum, children }: { label: string; cents: number; sum?: boolean; children?: React.ReactNode }) {
  return (
    <>
      <dt data-sum={sum}>
        {label}
        {children}
      </dt>
      <dd className="num" data-sum={sum}>
        {formatCents(cents)}
      </dd>
    </>
  );
}
