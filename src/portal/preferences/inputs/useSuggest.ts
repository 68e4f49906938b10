import { useMemo } from 'react';
import type { FieldDescriptor } from '../../../../engine/contract/descriptor.ts';
import type { Suggest } from '../../../../engine/web/fields/useSuggestions.ts';
import { suggestFrom } from '../../../api/suggest.ts';
import type { Values } from '../../../features/preferences/inputs/values.ts';

const nothing: Suggest = () => Promise.resolve([]);

/**
 * The names that a field's list offers; none where it has no list.
 * @param beside the other fields of its object
 */
export function useSuggest({ suggest }: FieldDescriptor, beside: Values): Suggest {
  const narrowed = JSON.stringify(Object.entries(suggest?.with ?? {}).map(([filter, name]) => [filter, beside[name]]));
  const path = suggest?.path;
  return useMemo(() => (path === undefined ? nothing : suggestFrom(path, Object.fromEntries(JSON.parse(narrowed) as [string, unknown][]))), [path, narrowed]);
}
