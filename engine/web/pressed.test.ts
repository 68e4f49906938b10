import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { whenReleased } from './pressed.ts';

it('what may move things waits while something is pressed, and comes after its click', async () => {
  const user = userEvent.setup();
  const happened: string[] = [];
  document.body.innerHTML = '<input><button>Send</button>';
  const [input, button] = [document.querySelector('input'), document.querySelector('button')];
  if (!input || !button) throw new Error('Both are there.');
  input.addEventListener('blur', () => whenReleased(() => happened.push('moved')));
  button.addEventListener('click', () => happened.push('clicked'));

  input.focus();
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  expect(happened).toEqual([]);
  await user.pointer('[/MouseLeft]');
  await expect.poll(() => happened).toEqual(['clicked', 'moved']);

  input.focus();
  input.blur();
  expect(happened, 'by keys nothing is waited for').toEqual(['clicked', 'moved', 'moved']);
});
