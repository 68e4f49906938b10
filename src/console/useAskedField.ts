import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** What takes the focus. */
const control = 'input:not([type="hidden"]), select, textarea, button, [role="combobox"], [tabindex="0"]';

/** A part of a form that the address may ask for: `{...askedBy('refund_ladder')}`. */
export const askedBy = (field: string) => ({ 'data-asked': field }) as const;

/** Once the form is there, the field that the address names (`#refund_ladder`) is in sight and has the focus. */
export function useAskedField(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const field = hash.slice(1);
    if (!/^[\w-]+$/.test(field)) return undefined;
    // After the screen's own focus, which moves to the heading of a new page.
    const frame = requestAnimationFrame(() => {
      const part = document.querySelector<HTMLElement>(`[data-asked="${field}"]`) ?? document.querySelector<HTMLElement>(`[id$="-${field}"]`);
      const place = part?.matches(control) ? part : part?.querySelector<HTMLElement>(control);
      // A part may be higher than the window.
      void (place ?? part)?.scrollIntoView?.({ block: 'center' });
      place?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
