import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { setFormatting } from '../formatting.ts';
import { sending } from '../form/sent-from.ts';
import { FormErrorSummary } from './FormErrorSummary.tsx';
import { MoneyField } from './MoneyField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

it('ties label, hint and error to the input, the error in the hint’s place', () => {
  const { rerender } = render(<TextField label="Code" hint="What the client types." />);
  const input = screen.getByRole('textbox', { name: 'Code' });
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('What the client types.');
  rerender(<TextField label="Code" hint="What the client types." error="Already taken." />);
  expect(screen.queryByText('What the client types.')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Code' }).getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Already taken.');
});

it('marks the optional ones, not the required', () => {
  const { rerender } = render(<TextField label="Payoff" optional />);
  expect(screen.getByText('Optional')).toBeDefined();
  rerender(<TextField label="Payoff" />);
  expect(screen.queryByText('Optional')).toBeNull();
});

it('warns without making the field invalid', () => {
  render(<TextField label="VIN" warning="Check digit does not match. You can go on." />);
  expect(screen.getByText(/You can go on/)).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'VIN' }).getAttribute('aria-invalid')).not.toBe('true');
});

it('shows a password only while asked to', () => {
  render(<PasswordField label="Password" defaultValue="secret" />);
  const input = screen.getByLabelText('Password');
  expect(input.getAttribute('type')).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.getAttribute('type')).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.getAttribute('type')).toBe('password');
});

it('takes money as typed and keeps cents', () => {
  setFormatting({ locale: 'en-US', currency: 'USD' });
  const changed = vi.fn();
  function Form() {
    const [cents, setCents] = useState<number | null>(312000);
    return (
      <MoneyField
        label="Payoff"
        value={cents}
        onChange={(next) => {
          changed(next);
          setCents(next);
        }}
      />
    );
  }
  render(<Form />);
  const input = screen.getByRole('textbox', { name: 'Payoff' });
  expect(input).toHaveProperty('value', '3,120.00');
  fireEvent.change(input, { target: { value: '2500.5' } });
  expect(changed).toHaveBeenLastCalledWith(250050);
  expect(input).toHaveProperty('value', '2500.5');
  fireEvent.blur(input);
  expect(input).toHaveProperty('value', '2,500.50');
});

it('offers named choices', () => {
  const choose = vi.fn();
  render(
    <SelectField
      label="Topic"
      value=""
      onChange={choose}
      placeholder="Choose one"
      choices={[
        { id: 'a', name: 'A car' },
        { id: 'b', name: 'A bill' },
      ]}
    />,
  );
  fireEvent.change(screen.getByRole('combobox', { name: 'Topic' }), { target: { value: 'b' } });
  expect(choose).toHaveBeenCalledWith('b');
});

it('sums up the errors on top, each leading to its field', () => {
  render(
    <>
      <FormErrorSummary
        errors={[
          { id: 'ends', label: 'Ends' },
          { id: 'most', label: 'Redemption limit' },
        ]}
        attempt={1}
      />
      <input id="ends" />
      <input id="most" />
    </>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Fix 2 fields to continue');
  fireEvent.click(screen.getByRole('button', { name: 'Redemption limit' }));
  expect(document.activeElement?.id).toBe('most');
});

it('names the fields in the order in which they are drawn, by the labels that are read there', () => {
  render(
    <>
      <FormErrorSummary
        errors={[
          { id: 'subject', label: 'subject' },
          { id: 'category', label: 'category' },
          { id: 'elsewhere', label: 'Elsewhere' },
        ]}
        attempt={1}
      />
      <TextField id="category" label="Category" />
      <TextField id="subject" label="Subject" />
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Fix 3 fields to continue: Category, Subject, Elsewhere');
  // Wherever the line breaks, a comma stays with its label.
  const unit = screen.getByRole('button', { name: 'Category' }).parentElement;
  expect([unit?.textContent, unit?.style.whiteSpace]).toEqual(['Category,', 'nowrap']);
});

it('leaves the focus with whoever has gone on to another field before the sum of errors comes', () => {
  const form = (hasCome: boolean) => (
    <>
      {hasCome && <FormErrorSummary errors={[{ id: 'ends', label: 'Ends' }]} attempt={1} />}
      <input id="ends" />
      <button type="submit">Send</button>
    </>
  );
  const { rerender } = render(form(false));
  screen.getByRole('button').focus();
  sending();
  screen.getByRole('textbox').focus();
  rerender(form(true));
  expect(document.activeElement?.id).toBe('ends');

  // Whoever has waited is led to it.
  rerender(form(false));
  screen.getByRole('button').focus();
  sending();
  rerender(form(true));
  expect(document.activeElement?.textContent).toContain('Fix 1 field to continue');
});
