import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dark, light } from '../theme/tokens.ts';
import { toast } from './toast.ts';
import ToastStack from './ToastStack.tsx';

const after = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastStack />);
});

describe('toasts', () => {
  it.each([
    ['the frame has no place for them', '0px', { end: '76px', room: '76px' }],
    ['they fit into the place the frame has', '80px', { end: '76px', room: '0px' }],
    ['they reach beyond it', '56px', { end: '76px', room: '20px' }],
  ])('move the frame down as far as they need: %s', (_when, place, expected) => {
    const root = document.documentElement.style;
    root.setProperty('--toast-place', place);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 8, 344, 60));
    fireEvent(window, new Event('resize'));
    expect({ end: root.getPropertyValue('--toast-end'), room: root.getPropertyValue('--toast-room') }).toEqual(expected);
    root.removeProperty('--toast-place');
    vi.restoreAllMocks();
  });

  it('can be heard while a dialog hides the rest', async () => {
    const region = screen.getByRole('region', { name: 'App messages' });
    // As MUI does with all that stands beside a dialog.
    region.setAttribute('aria-hidden', 'true');
    await act(() => Promise.resolve());
    expect(region.hasAttribute('aria-hidden')).toBe(false);
  });

  it('close by themselves after 5000 ms', () => {
    act(() => void toast.success('Saved.'));
    after(4999);
    expect(screen.getByText('Saved.')).toBeDefined();
    after(1);
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  it('stay for the time they are given', () => {
    act(() => void toast.error('Suspended.', { duration: 10_000 }));
    after(9_999);
    expect(screen.getByText('Suspended.')).toBeDefined();
    after(1);
    expect(screen.queryByText('Suspended.')).toBeNull();
  });

  it('stand top right in 14 px', () => {
    act(() => void toast.info('Hello'));
    const region = screen.getByRole('region', { name: 'App messages' });
    const place = getComputedStyle(region);
    // Where exactly is the frame's to say: clear of its bars.
    expect([place.position, place.top, place.right]).toEqual(['fixed', 'var(--toast-top)', 'calc(var(--toast-right) + var(--help-side))']);
    expect(getComputedStyle(screen.getByRole('status')).fontSize).toBe('14px');
  });

  it.each([
    ['success', 'green'],
    ['error', 'dark red'],
    ['warning', 'orange'],
    ['info', 'green'],
  ] as const)('%s is %s, in both schemes', (tone, _colour) => {
    act(() => void toast[tone]('Words'));
    const card = screen.getByText('Words').closest('[data-toast]');
    expect(card === null ? '' : getComputedStyle(card).background).toContain(`--toast-${tone}`);
    const expected = { success: '#1B6E3B', error: '#8C1C1C', warning: '#B44D06', info: '#116B57' }[tone];
    expect([light[`toast-${tone}`], dark[`toast-${tone}`]]).toEqual([expected, expected]);
  });

  it('are announced, errors at once', () => {
    act(() => void toast.error('Failed'));
    expect(screen.getByRole('alert').textContent).toContain('Failed');
  });

  it('stay while somebody points at them, and can be closed', () => {
    act(() => void toast.success('Saved.'));
    fireEvent.mouseEnter(screen.getByRole('status'));
    after(20_000);
    expect(screen.getByText('Saved.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  it.each([
    ['its click is through', () => fireEvent.click(document.body)],
    ['it was let go without a click', () => after(100)],
    ['it became something else', () => fireEvent.pointerCancel(document.body)],
  ])('neither come nor go during a press, until %s', (_when, end) => {
    act(() => void toast.success('Saved.'));
    after(4_990);
    fireEvent.pointerDown(document.body);
    act(() => void toast.info('Hello'));
    after(10);
    const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(shown()).toEqual(['Saved.']);
    fireEvent.pointerUp(document.body);
    expect(shown()).toEqual(['Saved.']);
    end();
    expect(shown()).toEqual(['Hello']);
  });

  it('offer one thing to do, like undo', () => {
    const undo = vi.fn();
    act(() => void toast.info('Rejected.', { action: { label: 'Undo', onClick: undo } }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('Rejected.')).toBeNull();
  });

  it('do not pile up the same words', () => {
    act(() => {
      toast.error('Something went wrong');
      toast.error('Something went wrong');
    });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});
