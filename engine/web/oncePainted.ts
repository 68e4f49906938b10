/**
 * Acts once the next frame is painted: an effect runs before, and a timer alone may, too. Nothing is painted of a page in the background, where it acts soon.
 * @returns takes it back
 */
export function oncePainted(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer = setTimeout(act);
  };
  const frame = document.hidden ? undefined : requestAnimationFrame(soon);
  if (frame === undefined) soon();
  return () => {
    clearTimeout(timer);
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}
