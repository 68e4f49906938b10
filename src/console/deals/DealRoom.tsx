import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ActionButtons } from '../../../engine/console/actions/ActionButtons.tsx';
import { isOffered } from '../../../engine/console/actions/moves.ts';
import { useContract, useDescriptor } from '../../../engine/console/ContractContext.tsx';
import { formatCents, formatDateTime, formatDay } from '../../../engine/web/format.ts';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import type { Deal } from '../../../generated/api.ts';
import { differenceAnswerLabels } from '../../../generated/enums.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { DealPanel } from './DealPanel.tsx';
import { Figures } from './check/Figures.tsx';
import { LineState } from './check/LineState.tsx';
import { hasEnded, isOver } from './isOver.ts';
import { messages } from './messages.ts';
import { PapersPanel } from './PapersPanel.tsx';
import { checkPath } from './queries.ts';

/** The deal as staff work it: the contract's differences, papers, times, and what the client said in the end. */
export function DealRoom({ record }: { record: RaRecord }) {
  const deal = record as RaRecord & Deal;
  const { role } = useContract();
  const { actions } = useDescriptor();
  const offered = (...names: string[]) => actions.filter((action) => names.includes(action.action) && isOffered(action, role, deal));
  return (
    <>
      <ContractPanel deal={deal} />
      <PapersPanel deal={deal} actions={<ActionButtons actions={offered('addPaper')} record={deal} />} />
      <DeliveryPanel deal={deal} actions={<ActionButtons actions={offered('offerSlots', 'deliver')} record={deal} />} />
      {deal.status === 'delivered' && <SurveyPanel deal={deal} />}
    </>
  );
}

function ContractPanel({ deal }: { deal: Deal }) {
  const to = useAreaPath();
  const isFixed = isOver(deal);
  const check = (deal.contract || !isFixed) && (
    <Button component={RouterLink} to={to(checkPath(deal.id))} variant={deal.open_differences > 0 && !isFixed ? 'contained' : 'outlined'} size="small">
      {isFixed ? messages.seeCheck : deal.contract ? messages.openCheck : messages.enterCheck}
    </Button>
  );
  return (
    <DealPanel title={messages.room} actions={check}>
      {!deal.contract && <Box sx={{ p: 4, color: 'text.secondary' }}>{isFixed ? messages.neverCame : messages.noContract}</Box>}
      {deal.contract && (
        <>
          <Figures agreed={deal.agreed_total} contract={deal.contract_total} open={deal.open_differences} />
          <Box component="ul" sx={{ '& > li + li': { borderTop: '1px solid var(--border-soft)' } }}>
            {deal.differences.map(({ key, kind, label, by, answer, reason }) => (
              <Box component="li" key={key} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 12px', padding: '8px 16px' }}>
                <Box sx={{ fontWeight: 'var(--w-medium)', overflowWrap: 'anywhere' }}>{label}</Box>
                <Box className="num" sx={{ textAlign: 'right' }}>
                  {formatCents(by, { sign: true })}
                </Box>
                <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-small)' }}>
                  {answer === null ? '' : answer === 'accepted' ? messages.acceptedWith(reason ?? '') : differenceAnswerLabels[answer]}
                </Box>
                <LineState state={kind} />
              </Box>
            ))}
            {deal.differences.length === 0 && (
              <Box component="li" sx={{ padding: '10px 16px', color: 'text.secondary' }}>
                {messages.matches}
              </Box>
            )}
          </Box>
        </>
      )}
    </DealPanel>
  );
}

function DeliveryPanel({ deal, actions }: { deal: Deal; actions: ReactNode }) {
  const words = messages.delivery;
  const isDelivered = deal.status === 'delivered';
  const isEnded = hasEnded(deal);
  return (
    <DealPanel title={words.title} actions={actions}>
      <Box sx={{ p: 4, display: 'grid', gap: 2 }}>
        {isDelivered && deal.delivered_on && (
          <div>{words.takenPlace(formatDay(deal.delivered_on), deal.savings !== null && deal.savings > 0 ? formatCents(deal.savings) : null)}</div>
        )}
        {!isDelivered && deal.slots.length === 0 && <Box sx={{ color: 'text.secondary' }}>{isEnded ? words.neverOffered : words.none}</Box>}
        {!isDelivered && deal.slots.length > 0 && deal.slot_id === null && (
          <Box sx={{ color: 'text.secondary' }}>{isEnded ? words.neverChosen : words.waits(deal.client_name)}</Box>
        )}
        <Box component="ul" sx={{ display: 'grid', gap: 2 }}>
          {deal.slots.map((slot) => (
            <Box component="li" key={slot.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
              <Box sx={{ fontWeight: 'var(--w-medium)' }}>{formatDateTime(slot.starts_at)}</Box>
              <Box sx={{ color: 'text.secondary', flex: 1, minWidth: 140 }}>{slot.place}</Box>
              {slot.id === deal.slot_id && <StatusChip tone="success" label={words.chosen} />}
            </Box>
          ))}
        </Box>
        {deal.bring.length > 0 && (
          <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-dense)' }}>
            {words.bring}: {deal.bring.join(', ')}
          </Box>
        )}
      </Box>
    </DealPanel>
  );
}

function SurveyPanel({ deal: { rating, rating_words } }: { deal: Deal }) {
  const words = messages.survey;
  return (
    <DealPanel title={words.title} aside={rating === null ? undefined : words.of(rating)}>
      <Box sx={{ p: 4, color: rating_words === null ? 'text.secondary' : undefined, overflowWrap: 'anywhere' }}>
        {rating === null ? words.none : (rating_words ?? '–')}
      </Box>
    </DealPanel>
  );
}
