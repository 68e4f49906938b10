import ErrorIcon from '@mui/icons-material/ErrorOutlineRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { MoneyField } from '../../../engine/web/fields/MoneyField.tsx';
import { formatCents } from '../../../engine/web/format.ts';
import { whenReleased } from '../../../engine/web/pressed.ts';
import type { LineVerdict, ReportLine } from '../../../generated/api.ts';
import { LineVerdictChip } from '../../features/deal-check/LineVerdictChip.tsx';
import { messages as reportWords } from '../../features/deal-check/messages.ts';
import { messages } from './messages.ts';
import { unseen } from '../../../engine/web/theme/unseen.ts';

/** Line, version before, what the paper says, what to aim for, verdict. */
export const rowColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 128px', lg: 'minmax(112px, 1fr) 84px 108px 84px 124px' },
  gap: { xs: '2px 12px', lg: '0 8px' },
  alignItems: 'center',
  padding: '4px 16px',
} as const;

interface LineRowProps {
  /** Its place in the form. */
  place: string;
  label: string;
  isCurrent: boolean;
  onCurrent: () => void;
  /** The line as the report has it; undefined while it does not count. */
  line: ReportLine | undefined;
  verdict: LineVerdict;
  /** What the paper says; a line that is missing has no such amount. */
  amount?: { id: string; error: string | undefined; cents: number | null; onChange: (cents: number | null) => void; onBlur: () => void };
  /** Something below it is to be put right. */
  hasError: boolean;
  /** What is said of it, while it is the current one or has a problem. */
  children: ReactNode;
}

/** One line of the review: its figures, and below the current one what is said of it. */
export function LineRow({ place, label, isCurrent, onCurrent, line, verdict, amount, hasError, children }: LineRowProps) {
  const isOpen = isCurrent || hasError;
  return (
    <Box
      component="li"
      data-place={place}
      aria-current={isCurrent ? 'true' : undefined}
      onFocusCapture={() => whenReleased(onCurrent)}
      sx={{
        borderTop: '1px solid var(--border-soft)',
        scrollMarginBlock: 96,
        ...(isCurrent ? { background: 'var(--surface-2)', boxShadow: 'inset 3px 0 0 var(--accent)' } : {}),
      }}
    >
      <Box sx={rowColumns}>
        <ButtonBase
          aria-expanded={isOpen}
          aria-label={messages.openLine(label)}
          onClick={onCurrent}
          sx={{
            justifyContent: 'flex-start',
            textAlign: 'left',
            minHeight: 32,
            fontSize: 'var(--fs-dense)',
            lineHeight: '18px',
            fontWeight: line && line.now !== line.aim ? 'var(--w-medium)' : 400,
            overflowWrap: 'anywhere',
            gap: 1,
          }}
        >
          {hasError && <ErrorIcon aria-hidden="true" sx={{ fontSize: 16, color: 'var(--error)' }} />}
          {label}
        </ButtonBase>
        <Figure sx={{ display: { xs: 'none', lg: 'block' } }} cents={line?.before ?? null} isKnown={line !== undefined && line.before !== null} />
        {amount ? (
          <Box
            sx={{
              '& .label': unseen,
              '& .mark': { display: 'none' },
              '& input': { textAlign: 'right' },
            }}
          >
            <MoneyField
              id={amount.id}
              {...(amount.error === undefined ? {} : { error: amount.error })}
              label={messages.amountOf(label)}
              value={amount.cents}
              onChange={amount.onChange}
              onBlur={amount.onBlur}
            />
          </Box>
        ) : (
          <Box sx={{ textAlign: 'right', color: 'text.tertiary', fontSize: 'var(--fs-dense)', pr: '12px' }}>{reportWords.none}</Box>
        )}
        <Figure sx={{ display: { xs: 'none', lg: 'block' }, color: 'var(--accent)' }} cents={line?.aim ?? null} isKnown={line !== undefined} />
        <Box sx={{ justifySelf: { lg: 'end' }, minHeight: 24 }}>
          {(line || verdict !== 'fair') && <LineVerdictChip verdict={verdict} isFixed={line?.is_fixed ?? false} />}
        </Box>
      </Box>
      {isOpen && children}
    </Box>
  );
}

function Figure({ cents, isKnown, sx }: { cents: number | null; isKnown: boolean; sx: object }) {
  return (
    <Box className="num" sx={{ textAlign: 'right', fontSize: 'var(--fs-dense)', color: 'text.secondary', ...sx }}>
      {isKnown && (cents === null ? reportWords.none : formatCents(cents))}
    </Box>
  );
}
