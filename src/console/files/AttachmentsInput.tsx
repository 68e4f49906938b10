import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useInput } from 'react-admin';
import type { FilePurpose } from '../../../generated/api.ts';
import { FilePicker } from '../../kit/files/FilePicker.tsx';
import { UploadRows } from '../../kit/files/UploadRows.tsx';
import { useUploads } from '../../kit/files/useUploads.ts';
import { FieldFrame } from '../../../engine/web/fields/FieldFrame.tsx';
import type { InputProps } from '../../../engine/console/overrides.ts';
import { messages } from '../messages.ts';

/** Files that go with what is typed: chosen, uploaded at once, and kept by their ids. */
export function AttachmentsInput({ field, source, purpose }: InputProps & { purpose: FilePurpose }) {
  const { uploads, ids, isBusy, add, remove, retry } = useUploads(purpose);
  const { field: input, fieldState } = useInput({ source, defaultValue: [], validate: () => (isBusy ? messages.complaints.uploading : undefined) });
  const { onChange } = input;
  const arrived = ids.join(' ');
  const told = useRef('');
  useEffect(() => {
    if (arrived === told.current) return;
    told.current = arrived;
    onChange(arrived === '' ? [] : arrived.split(' '));
  }, [arrived, onChange]);
  return (
    <FieldFrame label={field.label} optional group {...(fieldState.error && isBusy ? { error: messages.complaints.uploading } : {})}>
      {() => (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', '& > ul': { width: '100%' } }}>
          <UploadRows uploads={uploads} onRemove={remove} onRetry={retry} />
          <FilePicker onFiles={add} />
        </Box>
      )}
    </FieldFrame>
  );
}
