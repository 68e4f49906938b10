import ResourceList from '../../../../engine/console/list/ResourceList.tsx';
import { StatusTabs } from '../../payments/StatusTabs.tsx';

/** Payments, a state at a time with its count. */
export default function PaymentList() {
  return <ResourceList above={<StatusTabs />} />;
}
