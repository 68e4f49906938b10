import Delete from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import type { RaRecord } from 'react-admin';
import { messages } from '../messages.ts';
import { useRemove } from './useRemove.tsx';

/** Deletes the record after asking; nothing where the caller may not. */
export default function RemoveButton({ record }: { record: RaRecord }) {
  const { remove, dialog } = useRemove(record);
  if (!remove) return null;
  return (
    <>
      <Button color="error" startIcon={<Delete />} onClick={remove}>
        {messages.remove}
      </Button>
      {dialog}
    </>
  );
}
