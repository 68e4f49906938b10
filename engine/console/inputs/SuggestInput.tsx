import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { SuggestField } from '../../web/fields/SuggestField.tsx';
import { namesIn } from '../../web/fields/names.ts';
import type { Suggest } from '../../web/fields/useSuggestions.ts';
import type { InputProps } from '../overrides.ts';
import type { ContractDataProvider } from '../provider/withContract.ts';
import { useFieldInput } from './useFieldInput.ts';

/** A line of text with the names of a list to choose from, narrowed by what stands beside it. */
export default function SuggestInput({ field, source }: InputProps) {
  const { value, change, blur, ref, frame } = useFieldInput(field, source);
  const provider = useDataProvider<ContractDataProvider>();
  const { getValues } = useFormContext();
  const { suggest } = field;
  const ask = useCallback<Suggest>(
    async (typed, signal) => {
      if (!suggest) return [];
      const beside = Object.entries(suggest.with ?? {}).map(([filter, name]): [string, unknown] => [filter, getValues(source.replace(/[^.]+$/, name))]);
      const filter = Object.fromEntries([['q', typed], ...beside].filter(([, given]) => given !== '' && given !== null && given !== undefined));
      const operation = { id: suggest.path, method: 'get', path: suggest.path, roles: [] } as const;
      return namesIn((await provider.call(operation, { query: { filter }, signal })).data);
    },
    [suggest, source, provider, getValues],
  );
  return (
    <SuggestField
      {...frame}
      ref={ref}
      name={source}
      value={typeof value === 'string' ? value : ''}
      onChange={(text) => change(text === '' && field.nullable ? null : text)}
      onBlur={blur}
      maxLength={field.rules.maxLength}
      suggest={ask}
    />
  );
}
