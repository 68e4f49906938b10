import { useLayoutEffect } from 'react';

/** Tightens rows, controls and text to the staff's density while mounted, in dialogs and menus too. */
export function StaffDensity(): null {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add('staff');
    return () => classList.remove('staff');
  }, []);
  return null;
}
