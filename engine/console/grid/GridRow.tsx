import { memo, useEffect, useId, useMemo, useRef, useState, type CSSProperties } from 'react';
import { useSuggestions, type Suggest } from '../../web/fields/useSuggestions.ts';
import { numberedTickWidth, tickWidth, type GridBand, type GridColumn } from './column.ts';

/** What a cell's editor begins with. */
export interface Editing {
  text: string;
  /** It goes on with what was typed, rather than replacing it. */
  isWhole: boolean;
}

/** What rows call; the same functions as long as the grid is there, so that a row is drawn again only for its own sake. */
export interface RowCalls {
  place: (row: number, column: number, how: { extend: boolean; edit: boolean }) => void;
  tick: (row: number, isTicked: boolean) => void;
  /** @param then where to go: the cell below, the one beside, or none of them */
  commit: (text: string, then: 'down' | 'right' | 'left' | 'stay') => void;
  cancel: () => void;
}

interface GridRowProps<Row> {
  id: string;
  row: Row;
  index: number;
  /** Of the row in the grid, in px. */
  top: number;
  columns: readonly GridColumn<Row>[];
  /** How its box is; undefined where rows have none. */
  isTicked: boolean | undefined;
  canTick: boolean;
  tickLabel: string | undefined;
  number: string | undefined;
  /** The present cell's column; undefined where it is in another row. */
  at: number | undefined;
  /** Selected columns, from and to. */
  left: number | undefined;
  right: number | undefined;
  editing: Editing | undefined;
  band: GridBand<Row> | undefined;
  calls: RowCalls;
}

function Row<Value>({ id, row, index, top, columns, isTicked, canTick, tickLabel, number, at, left, right, editing, band, calls }: GridRowProps<Value>) {
  const style: CSSProperties = { top };
  // One for all cells of a row: hundreds of them come and go with every frame of scrolling.
  const columnOf = ({ target }: { target: EventTarget }) =>
    target instanceof Element
      ? [...(target.closest('[data-cells]')?.querySelectorAll(':scope > [data-cell]') ?? [])].indexOf(target.closest('[data-cell]') ?? target)
      : -1;
  return (
    <div data-line role="row" aria-rowindex={index + 2} style={style}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the grid has the focus, and its keys */}
      <div
        data-cells
        role="presentation"
        onMouseDown={(event) => {
          const column = columnOf(event);
          if (column >= 0 && event.button === 0 && !editing) calls.place(index, column, { extend: event.shiftKey, edit: false });
        }}
        onDoubleClick={(event) => {
          const column = columnOf(event);
          if (column >= 0) calls.place(index, column, { extend: false, edit: true });
        }}
      >
        {isTicked !== undefined && (
          <div data-tick role="gridcell" style={{ width: number === undefined ? tickWidth : numberedTickWidth }}>
            {number !== undefined && <span>{number}</span>}
            <button
              type="button"
              role="checkbox"
              aria-checked={isTicked}
              aria-label={tickLabel}
              tabIndex={-1}
              disabled={!canTick}
              // The grid keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => calls.tick(index, !isTicked)}
            >
              <i />
            </button>
          </div>
        )}
        {columns.map((column, each) => {
          const mark = column.mark?.(row);
          const isAt = each === at;
          return (
            // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the grid has the focus, and names its present cell (aria-activedescendant)
            <div
              data-cell
              key={column.id}
              id={isAt ? `${id}-${index}-${column.id}` : undefined}
              role="gridcell"
              aria-invalid={mark?.tone === 'error' || undefined}
              aria-selected={isAt || (left !== undefined && right !== undefined && each >= left && each <= right)}
              data-figure={column.isFigure || undefined}
              data-mark={mark?.tone}
              data-at={isAt || undefined}
              data-in={(left !== undefined && right !== undefined && each >= left && each <= right) || undefined}
              title={mark?.message}
              style={{ width: column.width }}
            >
              {isAt && editing && column.edit ? (
                <Editor column={column} row={row} editing={editing} calls={calls} />
              ) : (
                <>
                  <span>{column.show(row)}</span>
                  {mark && <small>{mark.message}</small>}
                </>
              )}
            </div>
          );
        })}
      </div>
      {band && (
        <div data-band role="gridcell" aria-colspan={columns.length + (isTicked === undefined ? 0 : 1)}>
          {band.show(row)}
        </div>
      )}
    </div>
  );
}

const nothing: Suggest = () => Promise.resolve([]);

// The library's types lose what a generic component is of.
export const GridRow = memo(Row) as typeof Row;

function Editor<Value>({ column, row, editing, calls }: { column: GridColumn<Value>; row: Value; editing: Editing; calls: RowCalls }) {
  const listId = useId();
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isOver = useRef(false);
  const open = column.edit?.suggest?.(row) ?? [];
  const [typed, setTyped] = useState(editing.text);
  const ask = useMemo(() => column.edit?.ask?.(row) ?? nothing, [column, row]);
  const asked = useSuggestions(ask, typed, open.length === 0 && ask !== nothing);
  useEffect(() => {
    input.current?.focus();
    if (!editing.isWhole) input.current?.select?.();
  }, [editing]);
  const end = (then: Parameters<RowCalls['commit']>[1]) => {
    if (isOver.current) return;
    isOver.current = true;
    calls.commit(input.current?.value ?? '', then);
  };
  const shared = {
    ref: input,
    'aria-label': column.label,
    defaultValue: editing.text,
    onBlur: () => end('stay'),
    onKeyDown: (event: { key: string; shiftKey: boolean; preventDefault: () => void; stopPropagation: () => void }) => {
      event.stopPropagation();
      if (event.key === 'Escape') {
        isOver.current = true;
        calls.cancel();
      } else if (event.key === 'Enter' || event.key === 'Tab') {
        event.preventDefault();
        end(event.key === 'Enter' ? 'down' : event.shiftKey ? 'left' : 'right');
      }
    },
  };
  const choices = column.edit?.choices;
  if (choices)
    return (
      <select {...shared} defaultValue={choices.find(({ name }) => name === editing.text)?.name ?? ''}>
        <option value="">–</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={name}>
            {name}
          </option>
        ))}
      </select>
    );
  const suggested = open.length > 0 ? open : asked;
  const isOffering = open.length > 0 || ask !== nothing;
  return (
    <>
      <input {...shared} maxLength={column.edit?.maxLength} list={isOffering ? listId : undefined} onInput={(event) => setTyped(event.currentTarget.value)} />
      {isOffering && (
        <datalist id={listId}>
          {suggested.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}
