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

it('a scroll bar that was let go, which nobody is told, is no press any more once the pointer moves', async () => {
  const user = userEvent.setup();
  const happened: string[] = [];
  await user.pointer({ keys: '[MouseLeft>]', target: document.body });
  whenReleased(() => happened.push('moved'));
  window.dispatchEvent(new window.MouseEvent('pointermove', { buttons: 1 }));
  expect(happened).toEqual([]);
  window.dispatchEvent(new window.MouseEvent('pointermove', { buttons: 0 }));
  expect(happened).toEqual(['moved']);
});
