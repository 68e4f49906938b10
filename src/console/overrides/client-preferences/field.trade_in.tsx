import { useQuery } from '@tanstack/react-query';
import { ChecklistSummary } from '../../../features/preferences/ChecklistSummary.tsx';
import { checklistById } from '../../preferences/queries.ts';
import type { ViewProps } from '../../../../engine/console/overrides.ts';

const tradeIn = ['trade_in'] as const;

/** What the client trades in. */
export default function TradeIn({ record }: ViewProps) {
  const { data } = useQuery(checklistById(String(record.id)));
  return data ? <ChecklistSummary inCard checklist={data} sections={tradeIn} /> : null;
}
