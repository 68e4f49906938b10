// What is pressed does not move until the button is let go: a press that ends elsewhere than it began is no click. Entering or leaving a field comes with the press,
// and what is shown for it (a row that opens, an error below a field) may move what is under the pointer.

let isPressed = false;
const waiting: (() => void)[] = [];

function release(): void {
  isPressed = false;
  if (waiting.length === 0) return;
  // The click comes in the same turn, after the button is let go.
  setTimeout(() => {
    if (!isPressed) for (const act of waiting.splice(0)) act();
  });
}

// A finger's press is told in the same way, once it is over. What is dragged away ends otherwise; and who uses a key presses nothing any more.
if (typeof document !== 'undefined') {
  const press = () => {
    isPressed = true;
  };
  document.addEventListener('mousedown', press, { capture: true, passive: true });
  for (const end of ['mouseup', 'dragend', 'contextmenu', 'keydown']) document.addEventListener(end, release, { capture: true, passive: true });
}

/** Does what may move things on the screen: now, or when what is being pressed has been let go and its click has come. */
export function whenReleased(act: () => void): void {
  if (isPressed) waiting.push(act);
  else act();
}
