import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { initialsOf } from './Avatar.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { LineTabs } from './LineTabs.tsx';
import { Progress } from './Progress.tsx';
import { Segmented } from './Segmented.tsx';
import { CountBadge, StatusChip } from './StatusChip.tsx';

const tabs = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
  { id: 'three', label: 'Three' },
] as const;

function Tabs() {
  const [open, setOpen] = useState<(typeof tabs)[number]['id']>('one');
  return <LineTabs label="Parts" value={open} onChange={setOpen} tabs={tabs} />;
}

it('tabs move with the arrows, Home and End, and take the focus along', () => {
  render(<Tabs />);
  const selected = () => screen.getByRole('tab', { selected: true });
  for (const [key, name] of [
    ['ArrowRight', 'Two'],
    ['End', 'Three'],
    ['ArrowRight', 'One'],
    ['ArrowLeft', 'Three'],
    ['Home', 'One'],
  ] as const) {
    fireEvent.keyDown(screen.getByRole('tablist', { name: 'Parts' }), { key });
    expect(selected().textContent).toBe(name);
    expect(document.activeElement).toBe(selected());
  }
});

it('tabs keep the open one in sight: where an address opens it, where it is chosen, and when a count before it grows', () => {
  // jsdom lays nothing out: each tab is as wide as said here, and the list shows 200 px of them.
  const widths = [120, 120, 120];
  const sizes: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly told: () => void;
      constructor(told: () => void) {
        this.told = told;
        sizes.push(told);
      }
      // As a browser does: who begins to watch is told once.
      observe(): void {
        this.told();
      }
      disconnect(): void {}
    },
  );
  const place = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this);
    if (this.role !== 'tab') return new DOMRect(0, 0, 200, 44);
    const before = widths.slice(0, at).reduce((sum, width) => sum + width, 0);
    return new DOMRect(before - (this.parentElement?.scrollLeft ?? 0), 0, widths[at], 44);
  });
  const { rerender } = render(<LineTabs label="Parts" value="three" onChange={() => {}} tabs={tabs} />);
  const list = screen.getByRole('tablist', { name: 'Parts' });
  expect(list.scrollLeft).toBe(160);
  widths[0] = 150;
  for (const told of sizes) told();
  expect(list.scrollLeft).toBe(190);
  rerender(<LineTabs label="Parts" value="two" onChange={() => {}} tabs={tabs} />);
  expect(list.scrollLeft).toBe(150);
  rerender(<LineTabs label="Parts" value="one" onChange={() => {}} tabs={tabs} />);
  expect(list.scrollLeft).toBe(0);
  place.mockRestore();
  vi.unstubAllGlobals();
});

it('segments say what is chosen, an icon by its name', () => {
  const choose = vi.fn();
  render(
    <Segmented
      label="Layout"
      value="grid"
      onChange={choose}
      choices={[
        { id: 'grid', name: 'Grid', icon: <svg /> },
        { id: 'list', name: 'List' },
      ]}
    />,
  );
  expect(screen.getByRole('button', { name: 'Grid', pressed: true })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'List', pressed: false }));
  expect(choose).toHaveBeenCalledWith('list');
});

it('a state is an icon and a word; a count can carry words of its own', () => {
  const { container } = render(
    <>
      <StatusChip label="Active" tone="success" />
      <CountBadge count={5} turn label="5 links to decide" />
    </>,
  );
  expect(container.querySelector('[data-tone="success"] svg')).not.toBeNull();
  expect(screen.getByText('Active')).toBeDefined();
  expect(screen.getByText('5 links to decide')).toBeDefined();
});

it('progress stays between nothing and all', () => {
  render(<Progress label="Upload" percent={140} />);
  expect(screen.getByRole('progressbar', { name: 'Upload' }).getAttribute('aria-valuenow')).toBe('100');
});

it('a question is fetched when it is first asked, and answered by its own words', async () => {
  const confirm = vi.fn();
  const question = (open: boolean) => (
    <ConfirmDialog open={open} title="Delete FALL100?" confirmLabel="Delete" onConfirm={confirm} onClose={() => {}}>
      Its uses stay.
    </ConfirmDialog>
  );
  const { rerender } = render(question(false));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  rerender(question(true));
  expect(await screen.findByRole('alertdialog', { name: 'Delete FALL100?' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(confirm).toHaveBeenCalledOnce();
});

it('initials come from the first and the last word', () => {
  expect(['Hannah Okafor', 'maria de la cruz', 'Cher', '  '].map(initialsOf)).toEqual(['HO', 'MC', 'C', '']);
});
