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

it('chooses what was pressed, though other options came before it was let go', async () => {
  const { Picker } = await import('./Picker.tsx');
  const control = { id: 'shelf', labelId: 'shelf-label', 'aria-describedby': undefined, 'aria-invalid': undefined, 'aria-required': undefined } as const;
  const chosen = vi.fn();
  const offering = (...names: string[]) => (
    <Picker
      control={control}
      chosen={[]}
      onChoose={chosen}
      options={names.map((name) => ({ id: name, name }))}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
    />
  );
  const { rerender } = render(offering('Maps', 'Science'));
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('combobox', { busy: false }));
  const pressed = await screen.findByRole('option', { name: 'Science' });
  await user.pointer({ keys: '[MouseLeft>]', target: pressed });
  rerender(offering('Poetry'));
  await user.pointer({ keys: '[/MouseLeft]', target: pressed });
  expect(chosen).toHaveBeenCalledWith([{ id: 'Science', name: 'Science' }]);
  // Afterwards it offers what has come.
  await user.clear(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), 'o');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Poetry']);
});
