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
import Chat from '@mui/icons-material/ChatBubbleOutlineRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { Link as RouterLink } from '../../kit/router/Link.tsx';
import type { ContractDifference, Deal, DifferenceKind } from '../../../generated/api.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { Card } from '../../../engine/web/Card.tsx';
import { formatCents, formatDateTime, formatPercent } from '../../../engine/web/format.ts';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
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

// Fields come once there is something to sign.
const ConfirmForm = lazyScreen(async () => ({ default: (await import('./ConfirmForm.tsx')).ConfirmForm }));
// Most trust the count; the lines come to those who look.
const EveryLine = lazyScreen(() => import('./EveryLine.tsx'));

/** The contract beside what was agreed, and the confirmation once they are alike. */
export function ContractCard({ deal, advisor }: { deal: Deal; advisor: string }) {
  const id = useId();
  const to = useAreaPath();
  const isOpen = deal.open_differences > 0;
  const by = deal.differs_by ?? 0;
  const [seesAll, setSeesAll] = useState(false);
  const isChecked = deal.status === 'contract_check';
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
                '& > div': { padding: { xs: '14px 16px', md: '16px 24px' } },
                '& > div + div': { borderLeft: '1px solid var(--border-soft)' },
                '& dt': { fontSize: 'var(--fs-ui)', lineHeight: '20px' },
                '& dd': { fontSize: '1.25rem', lineHeight: '28px', fontWeight: 'var(--w-strong)', letterSpacing: '-.01em' },
              }}
            >
              <Figure label={words.agreed} cents={deal.agreed_total} />
              <Figure label={words.says} cents={deal.contract_total ?? 0} />
              {by !== 0 && (
                <Box
                  sx={{
                    gridColumn: { xs: '1 / -1', sm: 'auto' },
                    order: { xs: -1, sm: 0 },
                    ...(by > 0 ? { background: 'var(--error-soft)', color: 'var(--error)' } : {}),
                  }}
                >
                  <dt>{by > 0 ? words.tooMuch : words.less}</dt>
                  <dd className="num">{formatCents(by, { sign: true })}</dd>
                </Box>
              )}
            </Box>
            <Box component="ul" sx={{ '& > li': { borderTop: '1px solid var(--border-soft)' } }}>
              {deal.differences.map((difference) => (
                <Difference key={difference.key} difference={difference} rate={rateOf(deal)} />
              ))}
              {(deal.same_lines ?? 0) > 0 && (
                <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', p: 4 }}>
                  <Check aria-hidden="true" sx={{ color: 'var(--success)' }} />
                  <Box sx={{ flex: 1, minWidth: 160, fontWeight: 'var(--w-medium)' }}>{words.same(deal.same_lines ?? 0)}</Box>
                  <Button variant="text" aria-expanded={seesAll} onClick={() => setSeesAll(!seesAll)}>
                    {words.every}
                  </Button>
                </Box>
              )}
            </Box>
            {seesAll && (
              <Suspense>
                <EveryLine agreed={deal.agreed} contract={deal.contract} />
              </Suspense>
            )}
            <Foot>
              {deal.confirmed_at && deal.confirmed_name ? (
                <Box sx={{ display: 'flex', gap: 3 }}>
                  <Check aria-hidden="true" sx={{ color: 'var(--success)' }} />
                  {words.confirmed(deal.confirmed_name, formatDateTime(deal.confirmed_at))}
                </Box>
              ) : isChecked && !isOpen ? (
                <Suspense>
                  <ConfirmForm deal={deal} />
                </Suspense>
              ) : isChecked ? (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
                  <Lock aria-hidden="true" sx={{ color: 'text.secondary' }} />
                  <Box sx={{ flex: 1, minWidth: 180, color: 'text.secondary' }}>{words.locked}</Box>
                  <Button component={RouterLink} to={to('/chats')} variant="outlined" startIcon={<Chat />}>
                    {words.ask(advisor)}
                  </Button>
                </Box>
              ) : null}
            </Foot>
          </>
        )}
      </Card>
    </section>
  );
}

/** What the client can do now, below the lines; left out where there is nothing to do or to say. */
function Foot({ children }: { children: ReactNode }) {
  return children && <Box sx={{ borderTop: '1px solid var(--border)', background: 'var(--surface-2)', p: 4 }}>{children}</Box>;
}

/** The agreed tax rule's rates together, in percent. */
const rateOf = ({ agreed: { tax_rule } }: Deal): string | null => (tax_rule ? formatPercent(tax_rule.rate + tax_rule.local_rate) : null);

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

interface DifferenceProps {
  difference: ContractDifference;
  /** Of the agreed tax, in words. */
  rate: string | null;
}

function Difference({ difference: { kind, label, agreed, contract, by, blocks, answer, reason }, rate }: DifferenceProps) {
  const Icon = icons[kind];
  const colour = blocks && answer !== 'accepted' ? 'var(--error)' : undefined;
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr) auto', gap: 3, p: 4 }}>
      <Icon aria-hidden="true" sx={{ color: colour ?? 'text.secondary' }} />
      <div>
        <Box sx={{ fontWeight: 'var(--w-strong)', overflowWrap: 'anywhere' }}>{label}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-ui)' }}>
          {kind === 'follows' && rate !== null ? words.followsRate(rate) : said[kind]} {answer === 'ask_to_remove' && words.asked}{' '}
          {answer === 'accepted' && reason && words.accepted(reason)}
        </Box>
      </div>
      <Box sx={{ textAlign: 'right' }}>
        <Box className="num" sx={{ fontWeight: 'var(--w-strong)', color: colour }}>
          {formatCents(by, { sign: true })}
        </Box>
        <Box className="num" sx={{ fontSize: 'var(--fs-small)', color: 'text.secondary' }}>
          {figuresOf(agreed, contract)}
        </Box>
      </Box>
    </Box>
  );
}

function figuresOf(agreed: number | null, contract: number | null): string {
  if (agreed === null) return words.agreedNone;
  return contract === null ? words.agreedFigure(formatCents(agreed)) : words.fromTo(formatCents(agreed), formatCents(contract));
}
