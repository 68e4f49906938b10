import Check from '@mui/icons-material/CheckRounded';
import Close from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import type { ContractCheck } from '../../../../domain/contract-check.ts';
import { messages } from '../messages.ts';

const words = messages.proof;

/** What the comparison proves: sums, tax, and that the differences come to the whole one. */
export function Proof({ check, open, hasRule }: { check: ContractCheck; open: number; hasRule: boolean }) {
  const { differences, same, by } = check;
  const lines = differences.filter(({ kind }) => kind !== 'sum');
  const adds = lines.length === differences.length;
  const taxFits = lines.every(({ key, kind }) => key !== 'sales_tax' || kind === 'follows');
  const explained = lines.filter(({ key }) => key !== 'trade_allowance' && key !== 'trade_payoff').reduce((sum, each) => sum + each.by, 0) === by;
  const all = same + lines.length;
  const facts = [
    { holds: adds, text: adds ? words.adds : words.addsNot },
    ...(hasRule ? [{ holds: taxFits, text: taxFits ? words.tax : words.taxNot }] : []),
    ...(explained && by !== 0 ? [{ holds: true, text: words.explained(lines, by) }] : []),
    { holds: open === 0, text: open === 0 ? words.answered(same, all) : words.open(open, same, all) },
  ];
  return (
    <Box
      component="ul"
      aria-label={words.title}
      sx={{
        display: 'grid',
        gap: '2px',
        padding: '10px 16px',
        borderTop: '1px solid var(--border)',
        background: 'var(--surface-2)',
        fontSize: 'var(--fs-dense)',
      }}
    >
      {facts.map(({ holds, text }) => (
        <Box component="li" key={text} sx={{ display: 'flex', gap: 2, lineHeight: '20px' }}>
          {holds ? (
            <Check aria-hidden="true" sx={{ fontSize: 16, mt: '2px', color: 'var(--success)' }} />
          ) : (
            <Close aria-hidden="true" sx={{ fontSize: 16, mt: '2px', color: 'var(--error)' }} />
          )}
          {text}
        </Box>
      ))}
    </Box>
  );
}
