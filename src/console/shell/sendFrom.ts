import { isUnder } from '../../kit/keys/useScreenKeys.ts';

/** Sends the form that somebody is in, or the one that lies over the page; where there is none, takes what the page says is next. */
export function sendFrom(target: Element): void {
  const form = target.closest('form') ?? document.querySelector<HTMLFormElement>('[role="dialog"] form');
  if (form) {
    const button = [...form.elements].find((each) => each instanceof HTMLButtonElement && each.type === 'submit');
    if (!(button instanceof HTMLButtonElement)) form.requestSubmit();
    else if (!button.disabled) form.requestSubmit(button);
  } else if (!isUnder()) document.querySelector<HTMLElement>('[data-next-step] :is(button, a)')?.click();
}
