import Box from '@mui/material/Box';
import { comparedLines, type ComparedLine } from '../../../domain/contract-check.ts';
import { formatCents } from '../../../engine/web/format.ts';
import type { AgreedLines, ContractLines } from '../../../generated/api.ts';
import { messages } from './messages.ts';

const words = messages.contract;

/** Every line of the contract beside the agreed one, those that differ marked. */
export default function EveryLine({ agreed, contract }: { agreed: AgreedLines; contract: ContractLines }) {
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        fontSize: 'var(--fs-ui)',
        lineHeight: '20px',
        '& th, & td': {
          padding: { xs: '7px 8px', md: '7px 16px' },
          borderTop: '1px solid var(--border-soft)',
          textAlign: 'right',
          fontWeight: 'inherit',
          verticalAlign: 'top',
        },
        '& th:first-of-type': { textAlign: 'left', pl: 4, overflowWrap: 'anywhere' },
        '& td:last-of-type, & thead th:last-of-type': { pr: 4 },
        '& thead th': { background: 'var(--surface-2)', color: 'text.secondary', fontSize: 'var(--fs-small)' },
      }}
    >
      <thead>
        <tr>
          <th scope="col">{words.line}</th>
          <th scope="col">{words.agreed}</th>
          <th scope="col">{words.says}</th>
        </tr>
      </thead>
      <tbody>
        {comparedLines(agreed, contract).map((line) => (
          <Row key={line.key} line={line} />
        ))}
      </tbody>
    </Box>
  );
}

function Row({ line: { label, agreed, contract, total } }: { line: ComparedLine }) {
  const differs = (agreed ?? 0) !== (contract ?? 0);
  return (
    <Box
      component="tr"
      sx={{ fontWeight: total === true || differs ? 'var(--w-strong)' : undefined, background: total === true ? 'var(--surface-2)' : undefined }}
    >
      <th scope="row">
        {differs && (
          <Box component="span" role="img" aria-label={words.differsLine} sx={{ mr: 2, color: 'var(--error)' }}>
            ≠
          </Box>
        )}
        {label}
      </th>
      <Amount cents={agreed} />
      <Amount cents={contract} differs={differs} />
    </Box>
  );
}

function Amount({ cents, differs = false }: { cents: number | null; differs?: boolean }) {
  return (
    <Box component="td" className="num" sx={{ whiteSpace: 'nowrap', color: differs ? 'var(--error)' : cents === null ? 'text.secondary' : undefined }}>
      {cents === null ? words.noLine : formatCents(cents)}
    </Box>
  );
}
