import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { withServer } from '../../test/server.ts';
import { renderInShell, signInAs } from '../../test/shell.tsx';
import { useTicks } from './useTicks.ts';

withServer();
beforeEach(() => signInAs({ role: 'client' }));

function Boxes({ report }: { report: string }) {
  const { ticked, onTick } = useTicks(report);
  return ['first', 'second'].map((key) => (
    <input key={key} type="checkbox" aria-label={key} checked={ticked.has(key)} onChange={(event) => onTick(key, event.target.checked)} />
  ));
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('keeps what was ticked before the storage was open, by a page that is closed by then', async () => {
  const report = crypto.randomUUID();
  for (const name of ['first', 'second']) {
    const page = renderInShell(<Boxes report={report} />);
    // The storage opens in the background: not one turn has passed.
    fireEvent.click(box(name));
    expect(box(name).checked).toBe(true);
    page.unmount();
  }
  renderInShell(<Boxes report={report} />);
  await waitFor(() => expect([box('first').checked, box('second').checked]).toEqual([true, true]));
  fireEvent.click(box('first'));
  expect([box('first').checked, box('second').checked]).toEqual([false, true]);
});
