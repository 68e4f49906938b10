import { useEffect } from 'react';
import { onUnshowable } from '../../engine/web/unshowable.ts';
import { toast } from '../../engine/web/toast/toast.ts';
import { messages } from './messages.ts';

/** Says so where an answer held rows that can't be shown; the lists themselves go on without them. */
export function UnshowableWatch() {
  useEffect(() => onUnshowable((count) => toast.info(messages.unshowable(count))), []);
  return null;
}
