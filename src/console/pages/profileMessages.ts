/** Words of the profile that are the console's alone. */
export const messages = {
  title: 'Profile',
  keyboard: 'Keyboard',
  keyboardHint: 'Some pages act on a single letter, such as j and k to move. Turn this off if you dictate or press keys by mistake.',
  singleKeys: 'Use single-letter shortcuts on this device',
} as const;
