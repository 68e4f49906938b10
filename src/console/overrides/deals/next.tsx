import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import type { AsideProps } from '../../../../engine/console/overrides.ts';
import { useAreaPath } from '../../../kit/area/area.ts';
import { messages } from '../../deals/messages.ts';
import { checkPath } from '../../deals/queries.ts';

/** The way to the contract as long as it is being checked. */
export default function DealNext({ record }: AsideProps) {
  const to = useAreaPath();
  if (record['status'] !== 'contract_check') return null;
  return (
    <Button variant={Number(record['open_differences']) > 0 ? 'contained' : 'outlined'} component={RouterLink} to={to(checkPath(String(record.id)))}>
      {messages.openCheck}
    </Button>
  );
}
