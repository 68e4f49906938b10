import Check from '@mui/icons-material/CheckRounded';
import Cross from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { linkStatusLabels, stepInProcessLabels } from '../../../generated/enums.ts';
import type { LinkFit, MatchClient } from '../../../generated/api.ts';
import { formatCents, formatNearDay, formatNumber } from '../../../engine/web/format.ts';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import { useAreaPath } from '../../kit/area/area.ts';
import { whyOf } from './groups.ts';
import { messages } from './messages.ts';

export const columns = '34px minmax(130px, 1.1fr) minmax(150px, 1.5fr) 110px 90px minmax(170px, 1.5fr) 92px';

interface ClientRowProps {
  client: MatchClient;
  hasCar: boolean;
  isCurrent: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** A client, what they want, and how the car meets it. */
export function ClientRow({ client, hasCar, isCurrent, isChosen, onChoose }: ClientRowProps) {
  const to = useAreaPath();
  const {
    user_id,
    client_name,
    package_name,
    step_in_process,
    wants,
    max_total,
    max_monthly,
    about_otd,
    over_budget,
    distance,
    max_distance,
    fit,
    needed_by,
    link_status,
  } = client;
  const budget =
    max_total !== null
      ? formatCents(max_total, { whole: true })
      : max_monthly !== null
        ? messages.monthly(formatCents(max_monthly, { whole: true }))
        : messages.noBudget;
  return (
    <Box
      component="li"
      data-current={isCurrent || undefined}
      sx={{
        display: 'grid',
        // No column of ticks where there is no car to propose.
        gridTemplateColumns: { xs: hasCar ? '34px minmax(0, 1fr) auto' : 'minmax(0, 1fr) auto', lg: columns },
        alignItems: 'center',
        gap: '2px 12px',
        minHeight: 54,
        p: { xs: hasCar ? '6px 16px 6px 8px' : '6px 16px', lg: '6px 16px 6px 8px' },
        borderTop: '1px solid var(--border-soft)',
        background: isChosen ? 'var(--selected)' : undefined,
        fontSize: 'var(--fs-dense)',
        lineHeight: '17px',
        '&[data-current]': { boxShadow: 'inset 2px 0 0 var(--accent)' },
        '& small': { display: 'block', fontSize: 'var(--fs-small)', color: 'text.secondary' },
        '& .n': { textAlign: 'right' },
        '& .wide': { gridColumn: { xs: hasCar ? '2 / -1' : '1 / -1', lg: 'auto' } },
      }}
    >
      <Box component="span" sx={{ display: { xs: hasCar ? 'block' : 'none', lg: 'block' } }}>
        {hasCar && link_status === null && (
          <Checkbox
            size="small"
            checked={isChosen}
            onChange={onChoose}
            slotProps={{ input: { 'aria-label': messages.select(client_name) } }}
            sx={{ p: '6px' }}
          />
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Link component={RouterLink} to={to(`/client-profiles/${user_id}`)} color="inherit" underline="hover" sx={{ fontWeight: 'var(--w-medium)' }}>
          {client_name}
        </Link>
        <small>{[package_name, stepInProcessLabels[step_in_process].toLowerCase()].filter(Boolean).join(', ')}</small>
      </Box>
      <Box
        component={RouterLink}
        to={to(`/client-preferences/${client.checklist_id}`)}
        className="wide"
        sx={{ color: 'inherit', textDecoration: 'none', order: { xs: 3, lg: 0 } }}
      >
        {wants}
      </Box>
      <Box className="n num">
        {budget}
        {over_budget !== null && (
          <Box component="small" sx={{ color: over_budget > 0 ? 'var(--warning) !important' : 'var(--success) !important' }}>
            {(over_budget > 0 ? messages.over : messages.left)(differenceOf(over_budget, about_otd !== null))}
          </Box>
        )}
      </Box>
      <Box className="n num" sx={{ display: { xs: 'none', lg: 'block' } }}>
        {distance !== null && messages.away(formatNumber(distance))}
        {max_distance !== null && (
          <small>{distance === null ? messages.goesUpTo(formatNumber(max_distance)) : messages.goes(formatNumber(max_distance))}</small>
        )}
      </Box>
      <Box className="wide" sx={{ order: { xs: 4, lg: 0 }, minWidth: 0 }}>
        {link_status !== null && <StatusChip label={linkStatusLabels[link_status]} sx={{ mb: 1 }} />}
        {fit && <Fit fit={fit} />}
      </Box>
      <Box className="n num" sx={{ display: { xs: 'none', lg: 'block' } }}>
        {needed_by === null ? '' : formatNearDay(needed_by)}
      </Box>
    </Box>
  );
}

/** What an estimate says is about so much, in whole dollars. @param cents over the budget, or below zero what is left */
function differenceOf(cents: number, isEstimate: boolean): string {
  const amount = formatCents(Math.abs(cents), { whole: isEstimate || cents % 100 === 0 });
  return isEstimate ? messages.about(amount) : amount;
}

const mostTicks = 12;

/** Must-haves met as ticks and figures, and why in a line: the very words the client reads. */
export function Fit({ fit }: { fit: LinkFit }) {
  const why = whyOf(fit);
  return (
    <>
      {fit.musts > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '3px' }}>
          {fit.musts <= mostTicks &&
            Array.from({ length: fit.musts }, (_unused, place) => (
              <Box
                component="i"
                aria-hidden="true"
                key={place}
                sx={{
                  width: 7,
                  height: 11,
                  borderRadius: '2px',
                  border: '1px solid',
                  borderColor: place < fit.musts_met ? 'var(--accent)' : 'var(--border-strong)',
                  background: place < fit.musts_met ? 'var(--accent)' : 'none',
                }}
              />
            ))}
          <Box component="b" sx={{ ml: 1, fontWeight: 'var(--w-medium)' }}>
            {messages.meets(fit.musts_met, fit.musts)}
          </Box>
        </Box>
      )}
      <Box component="small" sx={{ color: why.isGood ? undefined : 'var(--warning) !important', '& svg': { fontSize: 13, mr: '4px', verticalAlign: '-2px' } }}>
        {why.isGood ? <Check aria-hidden="true" sx={{ color: 'var(--success)' }} /> : <Cross aria-hidden="true" />}
        {why.text}
      </Box>
    </>
  );
}
