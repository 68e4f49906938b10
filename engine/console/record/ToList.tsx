import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { useContract, useSummary } from '../ContractContext.tsx';
import { messages } from '../messages.ts';
import { listPath } from '../paths.ts';

/** The way from a record that is not there to what there is: the list of its kind. @param segment of that list */
export function ToList({ segment }: { segment: string }) {
  const { basename } = useContract();
  const summary = useSummary(segment);
  if (!summary) return null;
  return (
    <Button component={RouterLink} to={listPath(basename, segment)} variant="outlined">
      {messages.toList(summary.label)}
    </Button>
  );
}
