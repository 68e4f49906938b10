import { useEffect, useRef } from 'react';

export interface Choice {
  package_identifier: string;
  coupon_code: string | null;
}

/** A choice rests this long before it counts as picked, in ms: arrow keys pass over others. */
const rest = 300;

interface Picked {
  /** Undefined while none is chosen that is on sale. */
  package_identifier: string | undefined;
  /** Null where there is none; undefined while nobody knows whether it is valid. */
  coupon_code: string | null | undefined;
}

/**
 * Tells what was picked a moment after, each change once.
 * @param before what is kept already
 */
export function usePicked(now: Picked, before: Picked, onPicked: ((choice: Partial<Choice>) => void) | undefined): void {
  const told = useRef(before);
  const { package_identifier, coupon_code } = now;
  useEffect(() => {
    const changes: Partial<Choice> = {
      ...(package_identifier === undefined || package_identifier === told.current.package_identifier ? {} : { package_identifier }),
      ...(coupon_code === undefined || coupon_code === told.current.coupon_code ? {} : { coupon_code }),
    };
    if (onPicked === undefined || Object.keys(changes).length === 0) return undefined;
    const timer = setTimeout(() => {
      told.current = { ...told.current, ...changes };
      onPicked(changes);
    }, rest);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `onPicked` is recreated each time and does the same.
  }, [package_identifier, coupon_code]);
}
