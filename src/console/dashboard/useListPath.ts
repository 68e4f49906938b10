import { useContext } from 'react';
import { filteredListPath, listPath } from '../../../engine/console/paths.ts';
import { ConsoleContext } from '../shell/ConsoleContext.ts';

/** The address of a list of the console, narrowed where a filter is given. An empty one shows all, whatever was narrowed before. */
export function useListPath(): (segment: string, filter?: Readonly<Record<string, unknown>>) => string {
  const { basename } = useContext(ConsoleContext);
  return (segment, filter) => (filter === undefined ? listPath(basename, segment) : filteredListPath(basename, segment, filter));
}
