/** Whether single letters act on this device (WCAG 2.1.4): on until the user turns them off, for example because they dictate. */
const stored = 'forecourt-single-keys';

export const singleKeys = {
  isOn: (): boolean => window.localStorage.getItem(stored) !== 'off',
  set: (on: boolean): void => (on ? window.localStorage.removeItem(stored) : window.localStorage.setItem(stored, 'off')),
};

const isModifier = (part: string): boolean => ['mod', 'Ctrl', '⌘'].includes(part);

/** A key, or one after another, that is a character alone; arrows and named keys are none. @param key as `keys` or a cap has it, such as `g c` or `Ctrl k` */
export const isSingleKey = (key: string): boolean => {
  const parts = key.split(' ');
  return !parts.some(isModifier) && parts.some((part) => /^[a-z\d/?+[\]]$/i.test(part));
};

/** Whether a key does anything on this device. */
export const isKeyOn = (key: string): boolean => singleKeys.isOn() || !isSingleKey(key);
