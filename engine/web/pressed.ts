// What is pressed does not move until its click has come: a press that ends elsewhere than it began is no click. Entering or leaving a field comes with the press, a message
// whenever it likes, and what is shown for them (a row that opens, an error below a field, a toast) may move what is under the pointer.

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

const end = () => tell(false);
const letGo = () => {
  clearTimeout(afterwards);
  afterwards = setTimeout(end, clickWithin);
};

/** Until the click is through with everybody who listens to it; what ends otherwise, or is heard of by nobody, ends as well. */
const watched = {
  pointerdown: () => tell(true),
  pointerup: letGo,
  // The letting go of a scroll bar is told to nobody: who moves without a button pressed has let go.
  pointermove: (event: Event) => (event as PointerEvent).buttons || end(),
  click: end,
  pointercancel: end,
  contextmenu: end,
  blur: end,
};

// Listens from the start: the press comes before the field is left.
if (typeof document !== 'undefined') for (const [name, act] of Object.entries(watched)) window.addEventListener(name, act, act !== end);

/** Whether something is pressed right now, and how to hear of its beginning and end. */
export const pressed = {
  get: (): boolean => isPressed,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Does what may move things on the screen: now, or when what is being pressed has had its click. */
export function whenReleased(act: () => void): void {
  if (!isPressed) {
    act();
    return;
  }
  const stop = pressed.subscribe(() => {
    stop();
    act();
  });
}
