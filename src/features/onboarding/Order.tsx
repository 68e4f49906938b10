import { useCallback } from 'react';
import type { ReactNode } from 'react';
import type { Checkout, InitialClientData } from '../../../generated/api.ts';
import { usePublicSettings } from '../../api/public-settings.ts';
import { PayOrder } from '../payments/PayOrder.tsx';
import { openCheckout, prepare } from '../payments/steps.ts';
import { promisesOf } from './promisesOf.ts';

export { OrderSkeleton } from '../payments/PayOrder.tsx';

interface OrderProps {
  prospect: InitialClientData;
  token: string;
  onPaid: (checkout: Checkout) => void;
  /** Receives the loaded data. */
  onShown?: (checkout: Checkout) => void;
  /** What to do where the server refuses: change the package, sign in. */
  remedy?: ReactNode;
  /** The payer, where staff take the payment for a person beside them. */
  payer?: string;
  /** Under the total: where to ask before paying. */
  children?: ReactNode;
}

/** A prospect's order and its card, side by side. */
export function Order({ prospect, token, payer, ...rest }: OrderProps) {
  const { terms_version: inForce } = usePublicSettings();
  const open = useCallback((signal: AbortSignal) => openCheckout(token, signal), [token]);
  return (
    <PayOrder
      {...rest}
      open={open}
      start={() => prepare(token, inForce)}
      accepted={prospect.terms_version === inForce}
      {...(payer === undefined ? { promises: promisesOf } : {})}
      {...(payer === undefined ? {} : { payer })}
    />
  );
}
