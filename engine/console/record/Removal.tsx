import { useEffect, useRef } from 'react';
import type { RaRecord } from 'react-admin';
import { useRemove } from './useRemove.tsx';

/** Deletes a record, as soon as it is drawn: `useRemove` for who has had no need of it before. */
export function Removal({ record }: { record: RaRecord }) {
  const { remove, dialog } = useRemove(record);
  const begin = useRef(remove);
  useEffect(() => begin.current?.(), []);
  return dialog;
}
