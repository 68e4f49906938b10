import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

it('is the same field before and after what it chooses with was fetched, and opens where it was pressed meanwhile', async () => {
  // Not fetched yet, whatever other tests have shown before.
  vi.resetModules();
  const { Picker } = await import('./Picker.tsx');
  const control = { id: 'shelf', labelId: 'shelf-label', 'aria-describedby': undefined, 'aria-invalid': undefined, 'aria-required': undefined } as const;
  render(
    <>
      <label id="shelf-label" htmlFor="shelf">
        Shelf
      </label>
      <Picker control={control} chosen={[]} onChoose={() => undefined} options={[{ id: 'maps', name: 'Maps' }]} getOptionLabel={({ name }) => name} />
    </>,
  );
  const field = screen.getByRole('combobox', { name: 'Shelf' });
  expect(field.getAttribute('aria-busy')).toBe('true');
  await userEvent.setup({ delay: null }).click(field);
  expect(await screen.findByRole('option', { name: 'Maps' })).toBeDefined();
  expect(screen.getByRole('combobox', { name: 'Shelf' }).getAttribute('aria-busy')).toBeNull();
});
