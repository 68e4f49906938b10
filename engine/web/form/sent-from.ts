// Where a person was as a form was sent. What is wrong with it is shown once a check or the server has answered, and takes the focus only of who still waits for it:
// a person who has gone on to another field would lose it, and with it the list that field has open.

let from: Element | null = null;

/** Told as a form is sent, before anything is waited for. */
export function sending(): void {
  from = document.activeElement;
}

/** Whether whoever sent the form last has not gone on to fill in something else. */
export function isStillThere(): boolean {
  const now = document.activeElement;
  return now === from || !(now instanceof HTMLElement && (now.isContentEditable || now.matches('input, select, textarea')));
}
