import { useLayoutEffect } from 'react';
import { typedAhead } from './typedAhead.ts';

interface WhileOpeningProps {
  /** What is being opened. */
  label: string;
  /** Letters are kept for its field, which takes them with `useTypedAhead`; else they are nobody's. */
  keeps?: boolean;
  onClose: () => void;
}

/** While what a key opened is fetched: no key of the screen acts, as none will once it is there. */
export function WhileOpening({ label, keeps = false, onClose }: WhileOpeningProps) {
  // Until the very moment the field has the focus, and no longer: later it would take letters from the field.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') return onClose();
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      if (keeps) typedAhead.add(event.key);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [keeps, onClose]);
  return <div role="dialog" aria-busy="true" aria-label={label} />;
}
