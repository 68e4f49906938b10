import BringIcon from '@mui/icons-material/CheckRounded';
import CalendarIcon from '@mui/icons-material/EventOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { calendarFile } from '../../../domain/calendar.ts';
import type { Deal, DeliverySlot } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { Card } from '../../../engine/web/Card.tsx';
import { formatAppointment, formatDay } from '../../../engine/web/format.ts';
import { messages } from './messages.ts';
import { useDealAct } from './queries.ts';

const words = messages.delivery;
const appointmentMinutes = 90;

/** The times offered, the one chosen, a calendar file of it, and what to bring. */
export function DeliveryCard({ deal }: { deal: Deal }) {
  const id = useId();
  const pick = useDealAct(
    (slot: DeliverySlot) => dataOf(api.POST('/deals/{id}/slot', { params: { path: { id: deal.id } }, body: { slot_id: slot.id } })),
    () => words.chosen,
  );
  const chosen = deal.slots.find((slot) => slot.id === deal.slot_id);
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 5 }}>
      <Box component="h2" id={id} sx={{ typography: 'h3', mb: 2 }}>
        {words.title}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-ui)', textWrap: 'pretty' }}>{hintOf(deal)}</Box>
      {deal.slots.length > 0 && deal.status !== 'delivered' && (
        <Box role="radiogroup" aria-label={words.choose} sx={{ display: 'grid', gap: 2, mt: 3 }}>
          {deal.slots.map((slot) => (
            <Box
              component="label"
              key={slot.id}
              sx={{
                display: 'flex',
                gap: 3,
                p: 3,
                border: '1px solid',
                borderColor: slot.id === deal.slot_id ? 'var(--accent)' : 'var(--border-strong)',
                background: slot.id === deal.slot_id ? 'var(--accent-soft)' : undefined,
                borderRadius: 'var(--r)',
                cursor: 'pointer',
                '&:focus-within': { boxShadow: '0 0 0 2px var(--accent)' },
              }}
            >
              <input
                type="radio"
                name="slot"
                checked={slot.id === deal.slot_id}
                disabled={pick.isPending}
                onChange={() => pick.mutate(slot)}
                style={{ accentColor: 'var(--accent)', width: 20, height: 20 }}
              />
              <span>
                <Box component="span" sx={{ display: 'block', fontWeight: 'var(--w-strong)' }}>
                  {formatAppointment(slot.starts_at)}
                </Box>
                <Box component="span" sx={{ display: 'block', fontSize: 'var(--fs-small)', color: 'text.secondary' }}>
                  {slot.place}
                </Box>
              </span>
            </Box>
          ))}
        </Box>
      )}
      {chosen && deal.status !== 'delivered' && (
        <Button fullWidth variant="outlined" startIcon={<CalendarIcon />} sx={{ mt: 3 }} onClick={() => save(deal, chosen)}>
          {words.calendar}
        </Button>
      )}
      {deal.bring.length > 0 && deal.status !== 'delivered' && (
        <>
          <Box component="h3" sx={{ typography: 'h4', mt: 4, pt: 4, mb: 2, borderTop: '1px solid var(--border-soft)' }}>
            {words.bring}
          </Box>
          <Box component="ul" sx={{ display: 'grid', gap: 2, color: 'text.secondary', fontSize: 'var(--fs-ui)', lineHeight: '20px' }}>
            {deal.bring.map((thing) => (
              <Box component="li" key={thing} sx={{ display: 'flex', gap: 3, overflowWrap: 'anywhere' }}>
                <BringIcon aria-hidden="true" sx={{ fontSize: 18, color: 'var(--accent)' }} />
                {thing}
              </Box>
            ))}
          </Box>
        </>
      )}
    </Card>
  );
}

function hintOf({ status, slots, slot_id, delivered_on }: Deal): string {
  if (status === 'delivered') return delivered_on === null ? '' : words.delivered(formatDay(delivered_on));
  if (slots.length === 0) return words.none;
  if (slot_id === null) return words.chooseHint;
  return status === 'scheduled' ? words.confirmedHint : words.pickedHint;
}

/** Hands the appointment to the browser as a file. */
function save(deal: Deal, slot: DeliverySlot): void {
  const text = calendarFile(
    {
      id: `deal-${deal.id}@forecourt`,
      starts_at: slot.starts_at,
      minutes: appointmentMinutes,
      title: words.event(deal.title),
      place: slot.place,
      notes: deal.bring,
    },
    new Date().toISOString(),
  );
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = words.calendarFile;
  anchor.click();
  URL.revokeObjectURL(url);
}
