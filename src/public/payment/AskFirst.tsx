import Typography from '@mui/material/Typography';
import { usePublicSettings } from '../../api/public-settings.ts';
import { promiseText } from '../../features/support/answer-hours.ts';
import { Link } from '../../kit/router/Link.tsx';
import { messages } from '../messages.ts';
import { paymentMessages } from '../messages/payment.ts';

/** Whom to ask before paying, and how soon an answer comes. @param isFree a coupon covers the order */
export default function AskFirst({ isFree }: { isFree: boolean }) {
  const settings = usePublicSettings();
  return (
    <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
      {isFree ? paymentMessages.askFree : paymentMessages.ask}{' '}
      <Link to="/support" style={{ textDecoration: 'underline' }}>
        {messages.getSupport}
      </Link>
      {paymentMessages.answered(promiseText(settings))}
    </Typography>
  );
}
