import Delete from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import type { RaRecord } from 'react-admin';
import { useDescriptor } from '../ContractContext.tsx';
import { messages } from '../messages.ts';
import { useRemove } from './useRemove.tsx';

/** Deletes the record after asking; nothing where the caller may not. */
export default function RemoveButton({ record }: { record: RaRecord }) {
  const resource = useDescriptor();
  const { remove, dialog } = useRemove(record);
  if (!remove) return null;
  return (
    <>
      <Button color="error" startIcon={<Delete />} onClick={remove}>
        {resource.deleteLabel ?? messages.remove}
      </Button>
      {dialog}
    </>
  );
}
