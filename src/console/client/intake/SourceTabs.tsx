import { useSearchParams } from 'react-router';
import { Segmented } from '../../../../engine/web/Segmented.tsx';
import { useCaptured } from '../../capture/captured.ts';
import { messages } from './messages.ts';

const sources = ['paste', 'sheet', 'captured'] as const;
type Source = (typeof sources)[number];

/** Where cars come from at present; it stands in the address. */
export function useSource(): [Source, (next: Source) => void] {
  const [search, setSearch] = useSearchParams();
  const from = sources.find((source) => source === search.get('from')) ?? 'paste';
  return [from, (next) => setSearch(next === 'paste' ? {} : { from: next }, { replace: true })];
}

export function SourceTabs() {
  const [from, setFrom] = useSource();
  const captured = useCaptured().length;
  return (
    <Segmented
      label={messages.from}
      value={from}
      onChange={setFrom}
      choices={[
        { id: 'paste', name: messages.paste },
        { id: 'sheet', name: messages.sheet },
        { id: 'captured', name: messages.captured(captured) },
      ]}
    />
  );
}
