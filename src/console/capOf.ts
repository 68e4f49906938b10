const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);
const named = { Escape: 'Esc', shift: 'Shift', mod: isMac ? '⌘' : 'Ctrl' } as const;

/** What a key is called on this machine's keyboard. @param key as `keys` has it */
export const capOf = (key: string): string => Reflect.get(named, key) ?? key;
