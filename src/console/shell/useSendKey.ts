import { useEffect } from 'react';
import { isUnder } from '../../kit/keys/useScreenKeys.ts';

/** ⌘↵ and Ctrl-Enter send the form that is being filled in; where nothing is, they take what the page says is next. */
export function useSendKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.defaultPrevented || !(event.target instanceof Element)) return;
      const form = event.target.closest('form') ?? document.querySelector<HTMLFormElement>('[role="dialog"] form');
      if (form) {
        const button = [...form.elements].find((each) => each instanceof HTMLButtonElement && each.type === 'submit');
        event.preventDefault();
        if (!(button instanceof HTMLButtonElement)) form.requestSubmit();
        else if (!button.disabled) form.requestSubmit(button);
      } else if (!isUnder()) document.querySelector<HTMLElement>('[data-next-step] :is(button, a)')?.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
