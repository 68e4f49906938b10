import { useState, useSyncExternalStore } from 'react';
import { pressed } from '../pressed.ts';
import { toastStore, type Toast } from './toast.ts';

const none: readonly Toast[] = [];

/**
 * The toasts to be seen. None comes or goes while something is pressed: they take room from the frame and from dialogs, and a button that moves between
 * pressing and letting go is not pressed at all.
 */
export function useShownToasts(): readonly Toast[] {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get);
  const isPressed = useSyncExternalStore(pressed.subscribe, pressed.get, pressed.get);
  const [shown, setShown] = useState(isPressed ? none : toasts);
  if (!isPressed && shown !== toasts) setShown(toasts);
  return isPressed ? shown : toasts;
}
