import Close from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { formatCents } from '../../../../engine/web/format.ts';
import { whenReleased } from '../../../../engine/web/pressed.ts';
import { enterContractForm } from '../../../../generated/forms.ts';
import { InPlaceInput } from '../../pipeline/InPlace.tsx';
import { messages } from '../messages.ts';
import { LineState } from './LineState.tsx';
import type { CheckLine } from './lines.ts';
import { MoneyCell } from './MoneyCell.tsx';

const [nameField] = enterContractForm.other_fees.items.fields;
const longestName = nameField.rules.maxLength;
const phone = '@media (max-width: 900px)';

const Sheet = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: 'var(--fs-dense)',
  lineHeight: '18px',
  '& th, & td': { height: 32, padding: '0 8px', borderBottom: '1px solid var(--border-soft)', textAlign: 'right', fontWeight: 'inherit' },
  '& th:first-of-type': { paddingLeft: 16, textAlign: 'left', overflowWrap: 'anywhere' },
  '& td:last-of-type, & thead th:last-of-type': { textAlign: 'left' },
  '& thead th': { height: 30, background: 'var(--surface-2)', fontSize: 'var(--fs-small)', color: 'var(--text-3)' },
  '& td:has(input)': { padding: 0 },
  '& tbody th, & tbody td:nth-of-type(1)': { color: 'var(--text-2)' },
  '& tr[data-sum] > *': { fontWeight: 'var(--w-strong)', color: 'var(--text)' },
  '& tr[data-sum="total"] > *': { background: 'var(--surface-2)', height: 38 },
  '& tr[data-bad] > *, & tr[data-answer] > *': { background: 'var(--error-soft)', color: 'var(--text)' },
  '& tr[data-bad] > :first-child, & tr[data-answer] > :first-child': { boxShadow: 'inset 3px 0 0 var(--error)' },
  '& tr[data-open] > *': { borderBottom: 0 },
  '& tr[data-answer] > td': { height: 'auto', padding: '0 12px 12px 16px', textAlign: 'left' },
  [phone]: {
    display: 'block',
    '& thead, & col': { display: 'none' },
    '& tbody': { display: 'block' },
    '& tbody tr:not([data-answer])': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto 116px',
      alignItems: 'center',
      gap: '0 8px',
      padding: '4px 12px 6px 14px',
      borderBottom: '1px solid var(--border-soft)',
    },
    '& tbody tr:not([data-answer]) > *': { height: 'auto', padding: 0, border: 0, background: 'none', boxShadow: 'none' },
    '& tr[data-bad]': { background: 'var(--error-soft)', boxShadow: 'inset 3px 0 0 var(--error)' },
    '& tr[data-bad]:not([data-answer]) > :first-child': { boxShadow: 'none', background: 'none' },
    '& tr[data-sum="total"]': { background: 'var(--surface-2)' },
    '& tbody th': { gridRow: 1 },
    '& tbody tr:not([data-answer]) > td:nth-of-type(1)': { gridColumn: '1 / 4', gridRow: 2, fontSize: 'var(--fs-small)', paddingRight: 10 },
    '& tbody tr[data-same] > td:nth-of-type(1), & td:nth-of-type(3)': { display: 'none' },
    '& tbody tr:not([data-answer]) > td:nth-of-type(2)': { gridColumn: 3, gridRow: 1 },
    '& tbody tr:not([data-answer]) > td:nth-of-type(4)': { gridColumn: 2, gridRow: 1 },
    // A name that is typed has the whole row.
    '& tbody tr[data-new] > th': { gridColumn: '1 / 4' },
    '& tbody tr[data-new]:not([data-answer]) > td:nth-of-type(1)': { gridColumn: 1, textAlign: 'left' },
    '& tbody tr[data-new]:not([data-answer]) > td:nth-of-type(2), & tbody tr[data-new]:not([data-answer]) > td:nth-of-type(4)': { gridRow: 2 },
    '& tr[data-answer], & tr[data-answer] > td': { display: 'block' },
  },
});

interface ContractTableProps {
  lines: readonly CheckLine[];
  /** Nothing is typed any more. */
  isFixed: boolean;
  idOf: (line: CheckLine) => { id: string; error: string | undefined };
  onType: (line: CheckLine, cents: number | null) => void;
  onName: (line: CheckLine, name: string) => void;
  onRemove: (line: CheckLine) => void;
  onCurrent: (line: CheckLine) => void;
  /** Below a line that has to be resolved. */
  children: (line: CheckLine) => ReactNode;
}

/** Each line of the contract beside the agreed one, typed in place. */
export function ContractTable({ lines, isFixed, idOf, onType, onName, onRemove, onCurrent, children }: ContractTableProps) {
  return (
    <Sheet>
      <colgroup>
        <col />
        <Box component="col" sx={{ width: 92 }} />
        <Box component="col" sx={{ width: 100 }} />
        <Box component="col" sx={{ width: 80 }} />
        <Box component="col" sx={{ width: 96 }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{messages.line}</th>
          <th scope="col">{messages.agreed}</th>
          <th scope="col">{messages.contract}</th>
          <th scope="col">{messages.differs}</th>
          <th scope="col">{messages.state}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const bad = line.difference?.blocks === true && line.state !== null;
          const { id, error } = idOf(line);
          return (
            <Fragment key={line.place}>
              <tr
                data-bad={(bad && line.difference?.answer !== 'accepted') || undefined}
                data-open={bad || undefined}
                data-new={(line.isNew && !isFixed) || undefined}
                data-same={line.state === 'same' || line.agreed === line.typed || undefined}
                data-sum={line.isSum ? (line.of && 'amount' in line.of && line.of.amount === 'selling_price' ? 'price' : 'total') : undefined}
                onFocus={() => whenReleased(() => onCurrent(line))}
              >
                <th scope="row">
                  {line.isNew && !isFixed ? (
                    <Box sx={{ display: 'flex', alignItems: 'center' }}>
                      <InPlaceInput
                        data-words
                        aria-label={messages.nameOf}
                        id={id.replace(/amount$/, 'label')}
                        value={line.label}
                        maxLength={longestName}
                        onChange={(event) => onName(line, event.target.value)}
                        style={{ flex: 1, minWidth: 0, margin: 0, borderColor: 'var(--border-strong)' }}
                      />
                      <IconButton size="small" aria-label={messages.remove(line.label || messages.newLine)} onClick={() => onRemove(line)}>
                        <Close sx={{ fontSize: 16 }} />
                      </IconButton>
                    </Box>
                  ) : (
                    line.label
                  )}
                </th>
                <td className="num">
                  <Box component="span" sx={{ display: { xs: 'inline', md: 'none' }, color: 'text.secondary' }}>
                    {messages.agreed.toLowerCase()}{' '}
                  </Box>
                  {line.agreed === null ? (line.isNew ? messages.none : '–') : plain(line.agreed)}
                </td>
                <td className="num">
                  {line.isFixed ? (
                    <Box component="span" sx={{ pr: '10px' }}>
                      {plain(line.typed ?? 0)}
                    </Box>
                  ) : (
                    <MoneyCell
                      id={id}
                      aria-label={messages.typed(line.label || messages.newLine)}
                      aria-invalid={error !== undefined}
                      title={error}
                      disabled={isFixed}
                      value={line.typed}
                      lowers={line.lowers}
                      onChange={(cents) => onType(line, cents)}
                      data-amount
                    />
                  )}
                </td>
                <td className="num">
                  <Box component="span" sx={{ fontWeight: 'var(--w-medium)', color: bad || (line.isSum && line.by > 0) ? 'var(--error)' : undefined }}>
                    {line.by !== 0 && plain(line.by, true)}
                  </Box>
                </td>
                <td>
                  <LineState state={line.agreed === null && line.typed === null ? null : line.state} />
                </td>
              </tr>
              {bad && (
                <tr data-answer={line.difference?.answer === 'accepted' ? undefined : ''} data-kept={line.difference?.answer === 'accepted' || undefined}>
                  <Box component="td" colSpan={5} sx={{ textAlign: 'left !important', padding: '0 12px 12px 16px !important', height: 'auto !important' }}>
                    {children(line)}
                  </Box>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </Sheet>
  );
}

/** A figure of a column whose currency is known: two decimals, no sign of the currency. */
const plain = (cents: number, sign = false): string => formatCents(cents, { sign }).replace('$', '');
