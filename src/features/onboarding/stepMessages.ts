/** The words of the steps of signing up, which its first screen shows before the others are needed. */
export const stepMessages = {
  steps: { you: 'You', package: 'Package', payment: 'Payment' },
  freeStep: 'Order',
  progress: 'Steps',
  done: 'done',
} as const;
