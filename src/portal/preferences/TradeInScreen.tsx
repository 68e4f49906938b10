import { Suspense } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { ChecklistGate, type OpenChecklist } from './ChecklistGate.tsx';
import { FieldsSkeleton } from './FieldsSkeleton.tsx';
import { messages } from '../../features/preferences/messages.ts';
import { ToChecklist } from './ToChecklist.tsx';
import { WrongElsewhere } from './WrongElsewhere.tsx';

const TradeInForm = lazyScreen(() => import('./TradeIn.tsx'));

function Body({ open }: { open: OpenChecklist }) {
  return (
    <>
      <WrongElsewhere open={open} isHere={({ section }) => section === 'trade_in'} />
      <Card>
        <CardContent>
          <Suspense fallback={<FieldsSkeleton />}>
            <TradeInForm open={open} />
          </Suspense>
        </CardContent>
      </Card>
      <Box sx={{ mt: 4 }}>
        <ToChecklist step="review" />
      </Box>
    </>
  );
}

/** The trade-in on a screen of its own. */
export default function TradeInScreen() {
  return <ChecklistGate title={messages.tradeInTitle} lead={messages.tradeInLead} Body={Body} />;
}
