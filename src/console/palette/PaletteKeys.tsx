import { useContext } from 'react';
import { ConsoleContext } from '../shell/ConsoleContext.ts';
import KeysSheet from './KeysSheet.tsx';
import type { Over } from './over.ts';
import Palette from './Palette.tsx';

/** The palette or the sheet of keys, which leads back to nothing. */
export default function PaletteKeys({ over, onChange }: { over: Over; onChange: (over: Over) => void }) {
  const { menu } = useContext(ConsoleContext);
  const close = () => onChange(undefined);
  if (over === 'palette') return <Palette onClose={close} onKeys={() => onChange('keys')} />;
  const pages = new Map(menu.flatMap((group) => group.items.flatMap(({ route, label, filter }) => (filter ? [] : [[route, label] as const]))));
  return <KeysSheet pages={pages} onClose={close} />;
}
