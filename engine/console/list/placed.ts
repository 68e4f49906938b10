import { createContext, useContext, type ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import type { ViewProps } from '../overrides.ts';
import type { FilterValues } from './conditions.ts';
import type { SavedView } from './viewStore.ts';

/** A view that a page brings along, beside those that people save. */
export interface ListView {
  id: string;
  name: string;
  filter: FilterValues;
  /** How many rows it finds, in words, once that is known. */
  count?: string | undefined;
  /** Shown only while it is chosen: something else of the page leads to it. */
  hidden?: boolean;
}

/** A list that is a part of a page. */
export interface Placed {
  views: readonly ListView[];
  /** The id of the chosen one. */
  view: string;
  /** The filter of the view and what was added to it: what would be saved. */
  filter: FilterValues;
  /** Whether it never shows all rows that saved views are counted among. */
  isPart: boolean;
  /** With nothing added to it. */
  choose: (view: string) => void;
  open: (view: Pick<SavedView, 'filter' | 'sort'>) => void;
}

const PlacedContext = createContext<Placed | undefined>(undefined);
export const PlacedProvider = PlacedContext.Provider;

/** The page's part the list is; undefined where the list is a page of its own. */
export const usePlaced = (): Placed | undefined => useContext(PlacedContext);

/** What rows have instead of what the contract makes of them. */
export interface RowParts {
  /** Cells by the names of their columns. */
  cells: Readonly<Record<string, ComponentType<ViewProps>>>;
  /** The area path a row leads to, in place of its record’s page and of the row’s actions. */
  leadsTo: (record: RaRecord) => string;
}

const RowPartsContext = createContext<RowParts | undefined>(undefined);
export const RowPartsProvider = RowPartsContext.Provider;
export const useRowParts = (): RowParts | undefined => useContext(RowPartsContext);
