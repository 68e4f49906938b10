import { Suspense } from 'react';
import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { Link as RouterLink } from 'react-router';
import { useAreaPath } from '../area/area.ts';
import { lazyScreen } from '../area/lazy-screen.tsx';
import { ChecklistGate, type OpenChecklist } from './ChecklistGate.tsx';
import { messages as words } from './messages.ts';

const TradeInForm = lazyScreen(() => import('./TradeIn.tsx'));

function Body({ open }: { open: OpenChecklist }) {
  const to = useAreaPath();
  return (
    <>
      <Card>
        <CardContent>
          <Suspense>
            <TradeInForm open={open} />
          </Suspense>
        </CardContent>
      </Card>
      <Box sx={{ mt: 4 }}>
        <Button component={RouterLink} to={to('/preference-checklist?step=review')} variant="outlined" startIcon={<ArrowBack />}>
          {words.toChecklist}
        </Button>
      </Box>
    </>
  );
}

/** The trade-in on a screen of its own. */
export default function TradeInScreen() {
  return <ChecklistGate title={words.tradeInTitle} lead={words.tradeInLead} Body={Body} />;
}
