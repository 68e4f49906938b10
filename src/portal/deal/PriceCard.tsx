import Savings from '@mui/icons-material/SavingsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from '../../kit/router/Link.tsx';
import type { Deal } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { Card } from '../../../engine/web/Card.tsx';
import { ConfirmDialog } from '../../../engine/web/ConfirmDialog.tsx';
import { formatAppointment, formatCents } from '../../../engine/web/format.ts';
import { messages } from './messages.ts';
import { CarPicture } from '../../features/links/CarPicture.tsx';
import { linkQuery } from '../../features/links/queries.ts';
import { useDealAct } from './queries.ts';

const words = messages.price;

/** The agreed price, what it saves, and the way back as long as nothing is confirmed. */
export function PriceCard({ deal }: { deal: Deal }) {
  const to = useAreaPath();
  const [asks, setAsks] = useState(false);
  const withdraw = useDealAct(
    () => dataOf(api.POST('/deals/{id}/withdraw', { params: { path: { id: deal.id } } })),
    () => words.withdrawn,
  );
  // A deal that ended without the car saved nothing.
  const saved = deal.status === 'fell_through' || deal.status === 'taken_back' ? 0 : (deal.savings ?? deal.first_total - deal.agreed_total);
  // What is left without it is the whole card: a car that is gone has no picture.
  const photo = useQuery(linkQuery(deal.link_id)).data?.preview;
  const mayWithdraw = deal.status === 'paperwork' || deal.status === 'contract_check';
  return (
    <Card component="section" aria-label={words.title} sx={{ p: 5 }}>
      {photo && (
        <Box
          sx={{
            mb: 4,
            borderRadius: 'var(--r-sm)',
            overflow: 'hidden',
            background: 'var(--bg-sunken)',
            '& > img': { display: 'block', width: '100%', aspectRatio: '2 / 1', objectFit: 'cover' },
          }}
        >
          <CarPicture photo={photo} alt={deal.title} />
        </Box>
      )}
      <Box sx={{ color: 'text.secondary' }}>{deal.final_price === null ? words.title : words.final}</Box>
      <Box className="num" sx={{ fontSize: '2.125rem', lineHeight: '40px', fontWeight: 'var(--w-strong)', letterSpacing: '-.02em' }}>
        {formatCents(deal.final_price ?? deal.agreed_total)}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{words.accepted(deal.dealer, formatAppointment(deal.accepted_at))}</Box>
      {saved > 0 && (
        <Box sx={{ display: 'flex', gap: 3, mt: 4, p: 3, borderRadius: 'var(--r)', background: 'var(--success-soft)' }}>
          <Savings aria-hidden="true" sx={{ color: 'var(--success)' }} />
          <div>
            <Box sx={{ fontWeight: 'var(--w-strong)' }}>{words.saved(formatCents(saved))}</Box>
            <Box sx={{ fontSize: 'var(--fs-small)', color: 'text.secondary' }}>{words.against(formatCents(deal.first_total))}</Box>
          </div>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, mt: 3, ml: -2 }}>
        <Button component={RouterLink} to={to(`/listings/${deal.link_id}/worksheet`)}>
          {words.worksheet}
        </Button>
        {mayWithdraw && (
          <Button color="inherit" disabled={withdraw.isPending} onClick={() => setAsks(true)}>
            {words.withdraw}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={asks}
        title={words.withdrawAsk}
        confirmLabel={words.withdraw}
        onClose={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          withdraw.mutate(undefined);
        }}
      >
        {words.withdrawHint}
      </ConfirmDialog>
    </Card>
  );
}
