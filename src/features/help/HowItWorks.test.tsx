import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HowItWorks } from './HowItWorks.tsx';

it('opens a modal titled How It Works, 800 wide, with the journey, and Read closes it', async () => {
  render(<HowItWorks placement="public" />);
  fireEvent.click(screen.getByRole('button', { name: 'How it works' }));
  const dialog = await screen.findByRole('dialog', { name: 'How It Works' });
  expect(getComputedStyle(dialog).maxWidth).toBe('800px');
  for (const pattern of [
    /Preferences Checklist/,
    /dedicated advisor/,
    /Full-Service Customer/,
    'Research more on this one',
    "Let's move forward with this one",
    'Rejected',
    /the pace is yours/,
  ]) {
    expect(within(dialog).getByText(pattern)).toBeDefined();
  }
  fireEvent.click(within(dialog).getByRole('button', { name: 'Read' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
