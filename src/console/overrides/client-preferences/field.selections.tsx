import { useQuery } from '@tanstack/react-query';
import { ChecklistSummary } from '../../../features/preferences/ChecklistSummary.tsx';
import { checklistById } from '../../preferences/queries.ts';
import type { ViewProps } from '../../../../engine/console/overrides.ts';

const wishes = ['money', 'vehicles', 'taste', 'logistics'] as const;

/** What the client looks for, as the client reviewed it. */
export default function Wishes({ record }: ViewProps) {
  const { data } = useQuery(checklistById(String(record.id)));
  return data ? <ChecklistSummary inCard checklist={data} sections={wishes} /> : null;
}
