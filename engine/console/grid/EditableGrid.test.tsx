// Thousands of rows whose facts come in while somebody scrolls: a row is drawn again only for its own sake.
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import EditableGrid from './EditableGrid.tsx';

interface Row {
  id: string;
  name: string;
}

it('draws only the rows again that changed, whatever else is known of the others', async () => {
  // The frame has a height, so that rows are in sight.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  const show = vi.fn((row: Row) => row.name);
  const columns = [{ id: 'name', label: 'Name', width: 200, text: (row: Row) => row.name, show }];
  const grid = (rows: readonly Row[], ticked: ReadonlySet<string>) => (
    <EditableGrid
      label="Rows"
      rows={rows}
      columns={columns}
      ticks={{
        isTicked: ({ id }) => ticked.has(id),
        canTick: () => true,
        onTick: () => {},
        label: ({ name }) => `Choose ${name}`,
        labelOfAll: 'Choose all',
      }}
      onChange={() => {}}
      onUndo={() => {}}
      height="600px"
    />
  );
  const rows = Array.from({ length: 5_000 }, (_row, at) => ({ id: `${at}`, name: `Car ${at}` }));
  const { rerender, findByText, getByText, getByRole } = render(grid(rows, new Set()));
  await findByText('Car 1');
  show.mockClear();
  rerender(
    grid(
      rows.map((row) => (row.id === '1' ? { ...row, name: 'Another' } : row)),
      new Set(['2']),
    ),
  );
  expect(getByText('Another')).toBeDefined();
  expect(getByRole('checkbox', { name: 'Choose Car 2' }).getAttribute('aria-checked')).toBe('true');
  expect(show.mock.calls.map(([{ id }]) => id).toSorted()).toEqual(['1', '2']);
});
