import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { SuggestField } from './SuggestField.tsx';

function Form({ suggest }: { suggest: (typed: string) => Promise<readonly string[]> }) {
  const [value, setValue] = useState('');
  return <SuggestField label="Make" value={value} onChange={setValue} suggest={suggest} />;
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Make' });

it('offers what might be meant, chosen by keys or by a press', async () => {
  const user = userEvent.setup();
  render(<Form suggest={() => Promise.resolve(['Toyota', 'Tesla'])} />);
  await user.type(box(), 'toyta');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(box().getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Toyota');
  await user.keyboard('{Enter}');
  expect(box().value).toBe('Toyota');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.clear(box());
  await user.type(box(), 'te');
  await user.click(await screen.findByRole('option', { name: 'Tesla' }));
  expect(box().value).toBe('Tesla');
  expect(document.activeElement).toBe(box());
});

it('takes anything else as it is typed, also where the list cannot be asked', async () => {
  const user = userEvent.setup();
  const suggest = vi.fn(() => Promise.reject(new Error('no network')));
  render(<Form suggest={suggest} />);
  await user.type(box(), 'Trabant{Escape}');
  await vi.waitFor(() => expect(suggest).toHaveBeenCalledWith('Trabant', expect.anything()));
  expect(box().value).toBe('Trabant');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('offers at once only those that have what is typed, until the next are there', async () => {
  const user = userEvent.setup({ delay: null });
  const never = new Promise<readonly string[]>(() => undefined);
  render(<Form suggest={(typed) => (typed === 't' ? Promise.resolve(['Toyota', 'Tesla']) : never)} />);
  await user.type(box(), 't');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await user.type(box(), 'es');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Tesla']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(box().value).toBe('Tesla');
});
