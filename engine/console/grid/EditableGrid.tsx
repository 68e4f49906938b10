import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useMemo, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { blockOf, textOfBlock } from './block.ts';
import { blockIn, emptied, filledDown, putDown, type CellChange } from './changes.ts';
import { heights, numberedTickWidth, tickWidth, type GridBand, type GridColumn, type GridTicks } from './column.ts';
import { gridKeys, letterOf } from './gridKeys.ts';
import { GridRow, type Editing, type RowCalls } from './GridRow.tsx';
import { areaOf, movedBy, tabbed, type Place, type Selection } from './place.ts';
import { slotsOf } from './slots.ts';
import { Frame } from './styles.ts';

interface EditableGridProps<Row extends { id: string }> {
  label: string;
  rows: readonly Row[];
  columns: readonly GridColumn<Row>[];
  ticks?: GridTicks<Row>;
  /** What is said below some rows, about all of it. The same object as long as it says the same. */
  band?: GridBand<Row>;
  /** Cells by their place among `rows` and `columns`; a row beyond the last one is new. */
  onChange: (changes: readonly CellChange[], how: 'typed' | 'filled' | 'pasted' | 'emptied') => void;
  onUndo: () => void;
  /** CSS. */
  height: string;
}

const start: Selection = { at: { row: 0, column: 0 }, from: { row: 0, column: 0 } };

/**
 * A table that is edited like a spreadsheet (ARIA Authoring Practices, Data Grid): one stop for Tab, arrows within, Enter or F2 to edit, Control D to fill
 * down, Control Z to undo, blocks in and out by the clipboard. It knows columns and rows alone; only rows in sight are drawn.
 */
export default function EditableGrid<Row extends { id: string }>({ label, rows, columns, ticks, band, onChange, onUndo, height }: EditableGridProps<Row>) {
  const boxWidth = ticks?.number ? numberedTickWidth : tickWidth;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [selection, setSelection] = useState(start);
  const [editing, setEditing] = useState<Editing>();
  // Another height of a row moves all below it: the same set as long as it has the same rows.
  const bandedKey = useMemo(() => (band ? rows.flatMap((row, index) => (band.has(row) ? [index] : [])) : []).join(), [rows, band]);
  const banded = useMemo(() => new Set(bandedKey === '' ? [] : bandedKey.split(',').map(Number)), [bandedKey]);
  // oxlint-disable-next-line react/incompatible-library -- what it returns is used here alone, and not kept
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: (index) => heights.row + (banded.has(index) ? heights.band : 0),
    scrollMargin: heights.head,
    scrollPaddingStart: heights.head,
    overscan: 3,
  });
  useEffect(() => virtual.measure(), [virtual, banded]);

  // Rows may have gone since.
  const here: Selection = useMemo(() => {
    const held = ({ row, column }: Place): Place => ({
      row: Math.max(0, Math.min(row, rows.length - 1)),
      column: Math.max(0, Math.min(column, columns.length - 1)),
    });
    return { at: held(selection.at), from: held(selection.from) };
  }, [selection, rows.length, columns.length]);
  const area = areaOf(here);
  const size = { rows: rows.length, columns: columns.length, page: Math.max(1, Math.floor((frame.current?.clientHeight ?? 400) / heights.row) - 2) };
  const textAt = (row: number, column: number): string => {
    const [value, of] = [rows[row], columns[column]];
    return value === undefined || of === undefined ? '' : of.text(value);
  };

  const go = (next: Selection) => {
    setSelection(next);
    virtual.scrollToIndex(next.at.row, { align: 'auto' });
    showColumn(frame.current, columns, next.at.column, ticks ? boxWidth : 0);
  };
  const change = (changes: readonly CellChange[], how: Parameters<typeof onChange>[1]) => {
    const allowed = changes.filter(({ column }) => columns[column]?.edit);
    if (allowed.length > 0) onChange(allowed, how);
  };
  const edit = (at: Place, typed?: string) => {
    const [row, column] = [rows[at.row], columns[at.column]];
    if (row === undefined || column === undefined) return;
    if (column.edit) setEditing(typed === undefined ? { text: column.text(row), isWhole: false } : { text: typed, isWhole: true });
    else column.act?.(row);
  };
  const tick = (wanted: readonly Row[], isTicked: boolean) => ticks?.onTick(wanted.filter(ticks.canTick), isTicked);

  const now = useRef({ rows, here, go, edit, change, tick });
  now.current = { rows, here, go, edit, change, tick };
  const calls = useMemo<RowCalls>(() => {
    const focus = () => frame.current?.focus({ preventScroll: true });
    const leave = (then: 'down' | 'right' | 'left' | 'stay') => {
      setEditing(undefined);
      if (then === 'stay') return;
      focus();
      const { at } = now.current.here;
      const next = { row: at.row + (then === 'down' ? 1 : 0), column: at.column + (then === 'right' ? 1 : then === 'left' ? -1 : 0) };
      now.current.go({ at: next, from: next });
    };
    return {
      place: (row, column, { extend, edit: isEdited }) => {
        const at = { row, column };
        setSelection((before) => ({ at, from: extend ? before.from : at }));
        if (isEdited) now.current.edit(at);
      },
      tick: (index, isTicked) => {
        const row = now.current.rows[index];
        if (row !== undefined) now.current.tick([row], isTicked);
      },
      commit: (text, then) => {
        const { at } = now.current.here;
        now.current.change([{ ...at, text }], 'typed');
        leave(then);
      },
      cancel: () => {
        setEditing(undefined);
        focus();
      },
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== frame.current) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.length === 1 && isCommand ? event.key.toLowerCase() : event.key;
    const moved = movedBy({ key, shiftKey: event.shiftKey, isCommand }, here, size) ?? (key === 'Tab' ? tabbed(here, event.shiftKey, size) : undefined);
    const acts: Readonly<Record<string, () => void>> = {
      [gridKeys.edit]: () => edit(here.at),
      F2: () => edit(here.at),
      ' ': () => {
        const chosen = rows.slice(area.top, area.bottom + 1);
        tick(chosen, !chosen.every((row) => ticks?.isTicked(row)));
      },
      [gridKeys.empty]: () => change(emptied(area), 'emptied'),
      Backspace: () => change(emptied(area), 'emptied'),
    };
    const commands: Readonly<Record<string, () => void>> = {
      [letterOf(gridKeys.fillDown)]: () => change(filledDown(area, textAt), 'filled'),
      [letterOf(gridKeys.undo)]: onUndo,
      [letterOf(gridKeys.all)]: () =>
        setSelection({ at: here.at, from: here.at.row === 0 ? { row: size.rows - 1, column: here.at.column } : { row: 0, column: here.at.column } }),
    };
    const act = isCommand ? commands[key] : acts[key];
    if (moved) go(moved);
    else if (act) act();
    else if (!isCommand && !event.altKey && event.key.length === 1) edit(here.at, event.key);
    else return;
    event.preventDefault();
  };
  const onCopy = (event: ClipboardEvent) => {
    if (event.target !== frame.current) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', textOfBlock(blockIn(area, textAt)));
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.target !== frame.current) return;
    event.preventDefault();
    change(putDown(blockOf(event.clipboardData.getData('text/plain')), area, columns.length), 'pasted');
  };

  const tickable = useMemo(() => (ticks ? rows.filter(ticks.canTick) : []), [rows, ticks]);
  const ticked = useMemo(() => (ticks ? tickable.filter(ticks.isTicked).length : 0), [tickable, ticks]);
  const allTicked = ticked > 0 && ticked === tickable.length;
  const items = virtual.getVirtualItems();
  const present = columns[here.at.column];
  const slots = useRef<ReadonlyMap<number, number>>(new Map());
  slots.current = slotsOf(
    items.map(({ index }) => index),
    slots.current,
  );
  // Read in their order; while they are scrolled their elements stay where they are, since to move one is to lay it out anew.
  const drawn = virtual.isScrolling ? items.toSorted((one, other) => (slots.current.get(one.index) ?? 0) - (slots.current.get(other.index) ?? 0)) : items;
  const isDrawn = items.some(({ index }) => index === here.at.row);
  return (
    <Frame
      ref={frame}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-multiselectable
      aria-activedescendant={isDrawn && present ? `${id}-${here.at.row}-${present.id}` : undefined}
      tabIndex={0}
      style={{ height }}
      onKeyDown={onKeyDown}
      onCopy={onCopy}
      onPaste={onPaste}
    >
      <div data-head role="row" aria-rowindex={1}>
        {ticks && (
          <div data-tick role="columnheader" style={{ width: boxWidth }}>
            {ticks.number && <span />}
            <button
              type="button"
              role="checkbox"
              aria-checked={allTicked ? true : ticked > 0 ? 'mixed' : false}
              aria-label={ticks.labelOfAll}
              onClick={() => ticks.onTick(tickable, !allTicked)}
            >
              <i />
            </button>
          </div>
        )}
        {columns.map((column) => (
          <div key={column.id} role="columnheader" data-figure={column.isFigure || undefined} style={{ width: column.width }}>
            {column.label}
          </div>
        ))}
      </div>
      <div role="rowgroup" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {drawn.map(({ index, start: top }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const isIn = index >= area.top && index <= area.bottom && (area.top !== area.bottom || area.left !== area.right);
          return (
            <GridRow
              key={slots.current.get(index)}
              id={id}
              row={row}
              index={index}
              top={top - heights.head}
              columns={columns}
              isTicked={ticks?.isTicked(row)}
              canTick={ticks?.canTick(row) ?? false}
              tickLabel={ticks?.label(row)}
              number={ticks?.number?.(row)}
              at={index === here.at.row ? here.at.column : undefined}
              left={isIn ? area.left : undefined}
              right={isIn ? area.right : undefined}
              editing={index === here.at.row ? editing : undefined}
              band={banded.has(index) ? band : undefined}
              calls={calls}
            />
          );
        })}
      </div>
    </Frame>
  );
}

/** Moves the frame sideways as far as it takes to see a column. */
function showColumn<Row>(frame: HTMLElement | null, columns: readonly GridColumn<Row>[], at: number, before: number): void {
  if (!frame) return;
  const from = columns.slice(0, at).reduce((sum, { width }) => sum + width, before);
  const to = from + (columns[at]?.width ?? 0);
  if (from < frame.scrollLeft) frame.scrollLeft = at === 0 ? 0 : from;
  else if (to > frame.scrollLeft + frame.clientWidth) frame.scrollLeft = to - frame.clientWidth;
}
