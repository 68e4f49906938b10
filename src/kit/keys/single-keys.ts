/** Whether single letters act on this device (WCAG 2.1.4): on until the user turns them off, for example because they dictate. */
const key = 'forecourt-single-keys';

export const singleKeys = {
  isOn: (): boolean => window.localStorage.getItem(key) !== 'off',
  set: (on: boolean): void => (on ? window.localStorage.removeItem(key) : window.localStorage.setItem(key, 'off')),
};
