import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether this part of the page is the browser's own: false where the page is drawn ahead, at build, and while React takes over what was drawn. What only the
 * browser knows (what the address carries, who was here before) is shown from then on, so that both draw the same first.
 */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
