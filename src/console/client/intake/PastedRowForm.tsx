import Close from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { linkImportOutcomeLabels } from '../../../../generated/enums.ts';
import { useAreaPath } from '../../../kit/area/area.ts';
import { sentences } from '../../../../engine/contract/sentences.ts';
import { MoneyField } from '../../../../engine/web/fields/MoneyField.tsx';
import { SelectField } from '../../../../engine/web/fields/SelectField.tsx';
import { TextField } from '../../../../engine/web/fields/TextField.tsx';
import { StatusChip } from '../../../../engine/web/StatusChip.tsx';
import { messages as linkMessages } from '../links/messages.ts';
import { messages as intakeMessages } from './messages.ts';
import { tierChoices } from './DefaultsBar.tsx';
import { draftField } from './fields.ts';
import type { Defaults, PastedRow, RowEdits } from './pasted.ts';

interface PastedRowFormProps {
  clientId: string;
  row: PastedRow;
  position: number;
  defaults: Defaults;
  /** Id of the input of a field. */
  idOf: (name: string) => string;
  onEdit: (edits: RowEdits) => void;
  onLeaveOut: () => void;
}

/** One pasted address: the data read from it and optional additions, or why it is skipped. */
export function PastedRowForm({ clientId, row, position, defaults, idOf, onEdit, onLeaveOut }: PastedRowFormProps) {
  const { draft, edits, errors } = row;
  const title = edits.title ?? draft?.title ?? row.input;
  const problem = (name: string) => ({ id: idOf(name), error: errors[name] });
  return (
    <Box
      component="li"
      aria-label={intakeMessages.row(position)}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '24px minmax(0, 1fr) auto' },
        gap: '4px 12px',
        padding: '12px 8px 12px 16px',
        '& + &': { borderTop: '1px solid var(--border-soft)' },
      }}
    >
      <Box component="span" aria-hidden="true" className="num" sx={{ display: { xs: 'none', md: 'block' }, color: 'text.tertiary', paddingTop: '6px' }}>
        {position}
      </Box>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 3 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
          <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {draft?.url ?? row.input}
          </Box>
          <State row={row} clientId={clientId} />
        </Box>
        {[...row.warnings, ...Object.entries(errors).flatMap(([name, message]) => (name in shownFields ? [] : [message]))].map((warning) => (
          <Box key={warning} sx={{ color: 'var(--warning)', fontSize: 'var(--fs-small)' }}>
            {warning}
          </Box>
        ))}
        {row.state === 'good' && (
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 2fr) 150px 140px minmax(0, 1fr)' },
            }}
          >
            <TextField
              label={draftField('title').label}
              value={title}
              maxLength={draftField('title').rules.maxLength}
              onChange={(event) => onEdit({ title: event.target.value })}
              {...problem('title')}
            />
            <MoneyField
              label={draftField('price').label}
              optional
              value={edits.price ?? draft?.price ?? null}
              onChange={(price) => onEdit({ price })}
              {...problem('price')}
              {...(Number.isNaN(edits.price) ? { error: sentences.number } : {})}
            />
            <SelectField
              label={draftField('tier').label}
              value={edits.tier ?? defaults.tier}
              onChange={(tier) => onEdit({ tier })}
              choices={tierChoices}
              {...problem('tier')}
            />
            <TextField
              label={draftField('category').label}
              optional
              value={edits.category ?? defaults.category}
              maxLength={draftField('category').rules.maxLength}
              onChange={(event) => onEdit({ category: event.target.value })}
              {...problem('category')}
            />
            <Box sx={{ gridColumn: '1 / -1' }}>
              <TextField
                multiline
                minRows={1}
                label={draftField('comments').label}
                optional
                placeholder={linkMessages.commentPlaceholder}
                value={edits.comments ?? ''}
                maxLength={draftField('comments').rules.maxLength}
                onChange={(event) => onEdit({ comments: event.target.value })}
                {...problem('comments')}
              />
            </Box>
          </Box>
        )}
      </Box>
      <IconButton aria-label={intakeMessages.leaveOut(title)} title={intakeMessages.leaveOut(title)} onClick={onLeaveOut}>
        <Close />
      </IconButton>
    </Box>
  );
}

/** Fields that show errors at their inputs. */
const shownFields = { title: true, price: true, tier: true, category: true, comments: true } as const;

function State({ row, clientId }: { row: PastedRow; clientId: string }) {
  const to = useAreaPath();
  if (row.state === 'good') return null;
  if (row.state === 'invalid')
    return (
      <>
        <StatusChip tone="error" label={intakeMessages.invalid} />
        <span>{row.error}</span>
      </>
    );
  if (row.state === 'repeated') return <StatusChip tone="warning" label={intakeMessages.repeated} />;
  return (
    <>
      <StatusChip tone="warning" label={linkImportOutcomeLabels.duplicate} />
      {row.duplicateOf && (
        <Link component={RouterLink} to={to(`/client-profiles/${clientId}?tab=links&link=${row.duplicateOf}`)}>
          {intakeMessages.seeIt}
        </Link>
      )}
    </>
  );
}
