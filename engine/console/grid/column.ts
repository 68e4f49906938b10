import type { ReactNode } from 'react';
import type { Choice } from '../../contract/descriptor.ts';
import type { Suggest } from '../../web/fields/useSuggestions.ts';

/** What is to be said of a cell. */
export interface CellMark {
  tone: 'error' | 'warning';
  message: string;
}

/** One of `choices`, or free text with names to choose from beside it. */
export interface CellEdit<Row> {
  choices?: readonly Choice[];
  maxLength?: number;
  /** What it may be in this row. */
  suggest?: (row: Row) => readonly string[];
  /** Who knows names for what is typed, where the row itself leaves nothing open. */
  ask?: (row: Row) => Suggest;
}

export interface GridColumn<Row> {
  id: string;
  label: string;
  /** In px. */
  width: number;
  /** Figures stand at the end. */
  isFigure?: boolean;
  /** As it is edited and copied. */
  text: (row: Row) => string;
  show: (row: Row) => ReactNode;
  mark?: (row: Row) => CellMark | undefined;
  /** How it is edited; without it the cell is only read. */
  edit?: CellEdit<Row>;
  /** What Enter does in a cell that is only read. */
  act?: (row: Row) => void;
}

/** Which rows are ticked, and what may be. */
export interface GridTicks<Row> {
  isTicked: (row: Row) => boolean;
  canTick: (row: Row) => boolean;
  onTick: (rows: readonly Row[], isTicked: boolean) => void;
  /** Of the box of one row, and of the one over all. */
  label: (row: Row) => string;
  labelOfAll: string;
  /** What a row is counted as where it comes from, beside its box. */
  number?: (row: Row) => string;
}

/** What is said below some of the rows. */
export interface GridBand<Row> {
  has: (row: Row) => boolean;
  show: (row: Row) => ReactNode;
}

/** Heights in px: of the head, a row, and what is said below one. */
export const heights = { head: 32, row: 46, band: 46 } as const;
export const tickWidth = 36;
/** With a row's number beside the box. */
export const numberedTickWidth = 76;
