import Captured from '@mui/icons-material/ScreenshotMonitorOutlined';
import Paste from '@mui/icons-material/ContentPasteRounded';
import Sheet from '@mui/icons-material/TableChartOutlined';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Segmented } from '../../../../engine/web/Segmented.tsx';
import { useCaptured } from '../../capture/captured.ts';
import { messages } from './messages.ts';

const sources = ['paste', 'sheet', 'captured'] as const;
type Source = (typeof sources)[number];
const signs: Readonly<Record<Source, ReactNode>> = { paste: <Paste />, sheet: <Sheet />, captured: <Captured /> };

/** Where cars come from at present; it stands in the address. */
export function useSource(): [Source, (next: Source) => void] {
  const [search, setSearch] = useSearchParams();
  const from = sources.find((source) => source === search.get('from')) ?? 'paste';
  return [from, (next) => setSearch(next === 'paste' ? {} : { from: next }, { replace: true })];
}

export function SourceTabs() {
  const [from, setFrom] = useSource();
  const captured = useCaptured().length;
  const names: Readonly<Record<Source, string>> = { paste: messages.paste, sheet: messages.sheet, captured: messages.captured(captured) };
  return <Segmented label={messages.from} value={from} onChange={setFrom} choices={sources.map((id) => ({ id, sign: signs[id], name: names[id] }))} />;
}
