import Add from '@mui/icons-material/AddRounded';
import Close from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import type { FieldDescriptor } from '../../../engine/contract/descriptor.ts';
import { MoneyField } from '../../../engine/web/fields/MoneyField.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { lessMark, lineColumns } from './columns.ts';
import { messages } from './messages.ts';
import { rowPath, type DraftRow, type ListName } from './rows.ts';
import { unseen } from '../../../engine/web/theme/unseen.ts';

/** What a list's rows are made of. */
export interface ListDescriptor {
  label: string;
  rules: { readonly maxItems?: number };
  items: { fields: readonly FieldDescriptor[] };
}

interface RowsFieldProps {
  name: ListName;
  /** The list as the contract describes it. */
  list: ListDescriptor;
  rows: readonly DraftRow[];
  /** Id and error of one input of a row, by its path. */
  at: (path: string) => { id: string; error: string | undefined };
  onChange: (rows: readonly DraftRow[]) => void;
  /** Among lines of a price: what is typed says what it is, the labels are for who does not see. */
  oneLine?: boolean;
}

/** Amounts in one column with those of `LineField`; on a phone what it is has a line of its own. */
const amongLines = {
  gridTemplateColumns: lineColumns,
  gap: '4px 8px',
  '& .label': unseen,
  '& .num ~ .mark': { display: 'none' },
  '& .num': { textAlign: 'right' },
} as const;

/** Rebates, add-ons or fees: a row each, with what it is, how much, and whether it is taxed. */
export function RowsField({ name, list, rows, at, onChange, oneLine = false }: RowsFieldProps) {
  const parts = list.items.fields;
  const part = (field: string) => parts.find((each) => each.name === field);
  const flag = parts.find((each) => each.kind === 'boolean');
  const amount = part('amount')?.label ?? '';
  const what = part('label')?.label ?? list.label;
  const set = (key: number, next: Partial<DraftRow>) => onChange(rows.map((row) => (row.key === key ? { ...row, ...next } : row)));
  const add = () => onChange([...rows, { key: 1 + Math.max(-1, ...rows.map((row) => row.key)), label: '', amount: null, flag: false }]);
  return (
    <Box role="group" aria-label={list.label} sx={{ display: 'grid', gap: 2 }}>
      {rows.map((row, index) => {
        const label = messages.rowLabel(what, index + 1);
        return (
          <Box
            key={row.key}
            role="group"
            aria-label={label}
            sx={{
              display: 'grid',
              alignItems: 'end',
              ...(oneLine
                ? {
                    ...amongLines,
                    gridTemplateAreas: { xs: '"what what remove" "flag amount ."', sm: `"what amount remove"${flag ? ' "flag flag flag"' : ''}` },
                  }
                : { gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: `minmax(0, 1fr) 180px ${flag ? '104px' : '0'} auto` }, gap: '4px 12px' }),
            }}
          >
            <Box sx={oneLine ? { gridArea: 'what' } : { gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
              <TextField
                {...at(rowPath(name, row.key, 'label'))}
                label={what}
                {...(oneLine ? { placeholder: what } : {})}
                value={row.label}
                maxLength={part('label')?.rules.maxLength}
                onChange={(event) => set(row.key, { label: event.target.value })}
              />
            </Box>
            <Box sx={{ minWidth: 0, ...(oneLine ? { gridArea: 'amount' } : {}), ...(oneLine && name === 'rebates' ? lessMark : {}) }}>
              <MoneyField {...at(rowPath(name, row.key, 'amount'))} label={amount} value={row.amount} onChange={(cents) => set(row.key, { amount: cents })} />
            </Box>
            {flag ? (
              <FormControlLabel
                sx={oneLine ? { gridArea: 'flag', m: 0 } : { gridRow: { xs: 3, sm: 'auto' }, m: 0 }}
                control={<Checkbox checked={row.flag} onChange={(event) => set(row.key, { flag: event.target.checked })} />}
                label={flag.label}
              />
            ) : oneLine ? (
              <Box aria-hidden="true" sx={{ display: { sm: 'none' }, gridArea: 'flag', alignSelf: 'center', fontSize: 'var(--fs-ui)' }}>
                {amount}
              </Box>
            ) : (
              <Box sx={{ display: { xs: 'none', sm: 'block' } }} />
            )}
            <IconButton
              sx={oneLine ? { gridArea: 'remove', justifySelf: 'center' } : {}}
              aria-label={messages.remove(what, index + 1)}
              title={messages.remove(what, index + 1)}
              onClick={() => onChange(rows.filter((each) => each.key !== row.key))}
            >
              <Close />
            </IconButton>
          </Box>
        );
      })}
      <div>
        <Button size="small" variant="outlined" startIcon={<Add />} disabled={rows.length >= (list.rules.maxItems ?? Infinity)} onClick={add}>
          {messages.add(what)}
        </Button>
      </div>
    </Box>
  );
}
