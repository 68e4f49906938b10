import { useEffect } from 'react';
import { messages } from '../messages.ts';
import { opening } from './opening.ts';

/** While the palette is fetched: no key of the screen acts, and letters are kept for its field. */
export function WhileOpening({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') return onClose();
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      opening.add(event.key);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  return <div role="dialog" aria-busy="true" aria-label={messages.search} />;
}
