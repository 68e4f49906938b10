import Box from '@mui/material/Box';
import type { EvidenceChange, LinkStatus, PaymentStatus } from '../../../../generated/api.ts';
import { evidenceFactLabels, evidencePartLabels, linkStatusLabels, paymentStatusLabels } from '../../../../generated/enums.ts';
import { formatCents } from '../../../../engine/web/format.ts';
import { messages } from './messages.ts';

const isLinkStatus = (value: string): value is LinkStatus => value in linkStatusLabels;
const isPaymentStatus = (value: string): value is PaymentStatus => value in paymentStatusLabels;

/** A state in its own words. */
function stateName(part: EvidenceChange['of'], value: string): string {
  if (part === 'payment') return isPaymentStatus(value) ? paymentStatusLabels[value] : value;
  return isLinkStatus(value) ? linkStatusLabels[value] : value;
}

const amountOf = (cents: number | null): string => (cents === null ? messages.noAmount : formatCents(cents));

/** What it was and is, in one line; null where it is simply gone. */
export function wasNowOf(change: EvidenceChange): { was: string; now: string } | null {
  if (change.fact === 'removed' || change.fact === 'visibility') return null;
  if (change.was_amount !== null || change.now_amount !== null) return { was: amountOf(change.was_amount), now: amountOf(change.now_amount) };
  const say = (value: string | null) => (value === null ? messages.noAmount : change.fact === 'status' ? stateName(change.of, value) : value);
  return { was: say(change.was), now: say(change.now) };
}

/** What is different now, one after the other. */
export function EvidenceChanges({ changes }: { changes: readonly EvidenceChange[] }) {
  if (changes.length === 0) return <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-dense)' }}>{messages.nothingChanged}</Box>;
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 3, fontSize: 'var(--fs-dense)', lineHeight: '18px', overflowWrap: 'anywhere' }}>
      {changes.map((change) => {
        const values = wasNowOf(change);
        return (
          <li key={`${change.id} ${change.fact} ${change.was ?? ''}`}>
            <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-small)' }}>
              {evidencePartLabels[change.of]}
              {values && `, ${evidenceFactLabels[change.fact]}`}
            </Box>
            <Box sx={{ fontWeight: 'var(--w-medium)' }}>{change.name}</Box>
            <Box className="num">{values ? messages.wasNow(values.was, values.now) : change.fact === 'visibility' ? messages.hidden : messages.gone}</Box>
          </li>
        );
      })}
    </Box>
  );
}
