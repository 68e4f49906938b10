import Button from '@mui/material/Button';
import { Link as RouterLink } from '../../kit/router/Link.tsx';
import { FormFrame } from '../frame/FormFrame.tsx';
import { paymentMessages } from '../messages/payment.ts';

/** In place of the payment where there is no order in this tab, and why. */
export default function NothingBegun({ title = paymentMessages.nothingTitle, why = paymentMessages.nothingBegun }: { title?: string; why?: string }) {
  return (
    <FormFrame title={title} page={paymentMessages.title} lead={why}>
      <Button variant="contained" component={RouterLink} to="/signup" sx={{ mt: 7 }}>
        {paymentMessages.begin}
      </Button>
    </FormFrame>
  );
}
