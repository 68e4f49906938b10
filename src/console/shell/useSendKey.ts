import { useEffect } from 'react';

const onKeyDown = (event: KeyboardEvent) => {
  const { target } = event;
  // On a link the browser opens it in another tab.
  if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.defaultPrevented || !(target instanceof Element) || target.closest('a')) return;
  event.preventDefault();
  void import('./sendFrom.ts').then(({ sendFrom }) => sendFrom(target));
};

/** ⌘↵ and Ctrl-Enter send the form that is being filled in; where nothing is, they take what the page says is next. */
export function useSendKey(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
