import AddCircle from '@mui/icons-material/AddCircleOutlineRounded';
import ArrowDown from '@mui/icons-material/SouthRounded';
import ArrowUp from '@mui/icons-material/NorthRounded';
import Follows from '@mui/icons-material/SubdirectoryArrowRightRounded';
import Lock from '@mui/icons-material/LockOutlined';
import Missing from '@mui/icons-material/RemoveCircleOutlineRounded';
import Check from '@mui/icons-material/CheckCircleOutlineRounded';
import Sum from '@mui/icons-material/FunctionsRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SvgIconComponent } from '@mui/icons-material';
import { useId } from 'react';
import { Link as RouterLink } from '../../kit/router/Link.tsx';
import type { ContractDifference, Deal, DifferenceKind } from '../../../generated/api.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { Card } from '../../../engine/web/Card.tsx';
import { formatCents, formatDateTime } from '../../../engine/web/format.ts';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import { ConfirmForm } from './ConfirmForm.tsx';
import { messages } from './messages.ts';

const words = messages.contract;
const icons: Readonly<Record<DifferenceKind, SvgIconComponent>> = {
  new: AddCircle,
  above: ArrowUp,
  missing: Missing,
  follows: Follows,
  below: ArrowDown,
  sum: Sum,
};
const said: Readonly<Record<DifferenceKind, string>> = {
  new: words.isNew,
  above: words.above,
  missing: words.missing,
  follows: words.follows,
  below: words.below,
  sum: words.sum,
};

/** The contract beside what was agreed, and the confirmation once they are alike. */
export function ContractCard({ deal, advisor }: { deal: Deal; advisor: string }) {
  const id = useId();
  const to = useAreaPath();
  const isOpen = deal.open_differences > 0;
  const by = deal.differs_by ?? 0;
  return (
    <section aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
        <Box component="h2" id={id} sx={{ typography: 'h3' }}>
          {words.title}
        </Box>
        {deal.contract && <StatusChip tone={isOpen ? 'error' : 'success'} label={isOpen ? words.differs : words.matches} />}
      </Box>
      <Card>
        {!deal.contract && <Box sx={{ p: 5, color: 'text.secondary' }}>{words.none}</Box>}
        {deal.contract && (
          <>
            <Box
              component="dl"
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' },
                '& > div': { p: 5 },
                '& dd': { fontSize: 'var(--fs-h3)', fontWeight: 'var(--w-strong)' },
              }}
            >
              <Figure label={words.agreed} cents={deal.agreed_total} />
              <Figure label={words.says} cents={deal.contract_total ?? 0} />
              {by !== 0 && (
                <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, ...(by > 0 ? { background: 'var(--error-soft)', color: 'var(--error)' } : {}) }}>
                  <dt>{by > 0 ? words.tooMuch : words.less}</dt>
                  <dd className="num">{formatCents(by, { sign: true })}</dd>
                </Box>
              )}
            </Box>
            <Box component="ul" sx={{ '& > li': { borderTop: '1px solid var(--border-soft)' } }}>
              {deal.differences.map((difference) => (
                <Difference key={difference.key} difference={difference} />
              ))}
              {(deal.same_lines ?? 0) > 0 && (
                <Box component="li" sx={{ display: 'flex', gap: 3, p: 4, color: 'text.secondary' }}>
                  <Check aria-hidden="true" sx={{ color: 'var(--success)' }} />
                  {words.same(deal.same_lines ?? 0)}
                </Box>
              )}
            </Box>
            <Box sx={{ borderTop: '1px solid var(--border)', background: 'var(--surface-2)', p: 4 }}>
              {deal.confirmed_at && deal.confirmed_name ? (
                <Box sx={{ display: 'flex', gap: 3 }}>
                  <Check aria-hidden="true" sx={{ color: 'var(--success)' }} />
                  {words.confirmed(deal.confirmed_name, formatDateTime(deal.confirmed_at))}
                </Box>
              ) : deal.status === 'contract_check' && !isOpen ? (
                <ConfirmForm deal={deal} />
              ) : (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
                  <Lock aria-hidden="true" sx={{ color: 'text.secondary' }} />
                  <Box sx={{ flex: 1, minWidth: 180, color: 'text.secondary' }}>{words.locked}</Box>
                  <Button component={RouterLink} to={to('/chats')} variant="outlined">
                    {words.ask(advisor)}
                  </Button>
                </Box>
              )}
            </Box>
          </>
        )}
      </Card>
    </section>
  );
}

function Figure({ label, cents }: { label: string; cents: number }) {
  return (
    <div>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <dd className="num">{formatCents(cents)}</dd>
    </div>
  );
}

function Difference({ difference: { kind, label, agreed, by, blocks, answer, reason } }: { difference: ContractDifference }) {
  const Icon = icons[kind];
  const colour = blocks && answer !== 'accepted' ? 'var(--error)' : undefined;
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr) auto', gap: 3, p: 4 }}>
      <Icon aria-hidden="true" sx={{ color: colour ?? 'text.secondary' }} />
      <div>
        <Box sx={{ fontWeight: 'var(--w-strong)', overflowWrap: 'anywhere' }}>{label}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-ui)' }}>
          {said[kind]} {answer === 'ask_to_remove' && words.asked} {answer === 'accepted' && reason && words.accepted(reason)}
        </Box>
      </div>
      <Box sx={{ textAlign: 'right' }}>
        <Box className="num" sx={{ fontWeight: 'var(--w-strong)', color: colour }}>
          {formatCents(by, { sign: true })}
        </Box>
        <Box className="num" sx={{ fontSize: 'var(--fs-small)', color: 'text.secondary' }}>
          {agreed === null ? words.agreedNone : words.agreedFigure(formatCents(agreed))}
        </Box>
      </Box>
    </Box>
  );
}
