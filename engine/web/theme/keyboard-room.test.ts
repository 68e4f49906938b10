import { afterEach, expect, it } from 'vitest';
import { followKeyboard } from './keyboard-room.ts';

/** As a phone's: the window stays as high as it is, what can be seen of it shrinks. */
class Viewport extends EventTarget {
  height = window.innerHeight;
  offsetTop = 0;
  scale = 1;
  become(change: Partial<Pick<Viewport, 'height' | 'offsetTop' | 'scale'>>): void {
    Object.assign(this, change);
    this.dispatchEvent(new Event('resize'));
  }
}
const covered = () => document.documentElement.style.getPropertyValue('--keyboard');

let stop = () => {};
afterEach(() => stop());

function follow(): Viewport {
  const viewport = new Viewport();
  // Of a VisualViewport only these members and its events are read.
  stop = followKeyboard(viewport as unknown as VisualViewport);
  return viewport;
}

it('is what the keyboard covers, while it is open', () => {
  const viewport = follow();
  // As the page's own style has it.
  expect(covered()).toBe('');
  viewport.become({ height: window.innerHeight - 320 });
  expect(covered()).toBe('320px');
  viewport.become({ offsetTop: 40 });
  expect(covered()).toBe('280px');
  viewport.become({ height: window.innerHeight, offsetTop: 0 });
  expect(covered()).toBe('0px');
});

it('takes neither a bar of the browser nor a zoomed page for a keyboard', () => {
  const viewport = follow();
  viewport.become({ height: window.innerHeight - 56 });
  expect(covered()).toBe('');
  viewport.become({ height: window.innerHeight / 2, scale: 2 });
  expect(covered()).toBe('');
});

it('leaves nothing behind', () => {
  follow().become({ height: window.innerHeight - 320 });
  stop();
  expect(covered()).toBe('');
});
