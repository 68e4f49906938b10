import Copy from '@mui/icons-material/ContentCopyRounded';
import Button from '@mui/material/Button';
import type { RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useAllows, useContract, useDescriptor } from '../ContractContext.tsx';
import { messages } from '../messages.ts';
import { begunPath } from '../paths.ts';
import { copyValues } from './copyValues.ts';

/** Creates a new record from the values of this one, where the contract says that a copy makes sense. */
export function Duplicate({ record }: { record: RaRecord }) {
  const resource = useDescriptor();
  const { basename } = useContract();
  const allows = useAllows();
  if (!resource.copy || !allows(resource.create)) return null;
  const values = copyValues(resource, record);
  return (
    <Button component={RouterLink} to={begunPath(basename, resource.segment, values)} startIcon={<Copy />}>
      {messages.copyRecord}
    </Button>
  );
}
