import type { ComponentProps } from 'react';
import { useNavigate } from './router.ts';
import type { StepOptions } from './router.ts';

/** A link that stays within the page. */
export function Link({ to, replace, state, onClick, target, children, ...rest }: Omit<ComponentProps<'a'>, 'href'> & StepOptions & { to: string }) {
  const navigate = useNavigate();
  return (
    <a
      {...rest}
      target={target}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (event.defaultPrevented || !isPlain || (target !== undefined && target !== '_self')) return;
        event.preventDefault();
        navigate(to, { ...(replace === undefined ? {} : { replace }), state });
      }}
    >
      {children}
    </a>
  );
}
