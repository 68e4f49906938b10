import { useSyncExternalStore } from 'react';

/** A press without a click is over so long after it was let go, in ms: on touch screens the click comes some time after. */
export const clickWithin = 100;

let isPressed = false;
let afterwards: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function tell(next: boolean): void {
  clearTimeout(afterwards);
  if (next === isPressed) return;
  isPressed = next;
  for (const listener of listeners) listener();
}

const press = () => tell(true);
const end = () => tell(false);
const letGo = () => {
  clearTimeout(afterwards);
  afterwards = setTimeout(end, clickWithin);
};

/** Until the click is through with everybody who listens to it; what ends otherwise, or is heard of by nobody, ends as well. */
const watched = { pointerdown: press, pointerup: letGo, click: end, pointercancel: end, contextmenu: end, blur: end } as const;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) for (const [name, act] of Object.entries(watched)) window.addEventListener(name, act, name.startsWith('pointer'));
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const [name, act] of Object.entries(watched)) window.removeEventListener(name, act, name.startsWith('pointer'));
    end();
  };
}

const pressedNow = () => isPressed;

/** Whether something is pressed right now. What moves others waits for the end of it: a button that moves between pressing and letting go is not pressed. */
export const usePressed = (): boolean => useSyncExternalStore(subscribe, pressedNow, pressedNow);
