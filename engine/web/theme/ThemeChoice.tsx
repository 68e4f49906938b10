import { useColorScheme } from '@mui/material/styles';
import { messages } from '../messages.ts';
import { Segmented } from '../Segmented.tsx';

const choices = (['light', 'dark', 'system'] as const).map((id) => ({ id, name: messages.theme[id] }));

/** Light, dark, or as the device says: the setting of the profile page. */
export function ThemeChoice() {
  const { mode, setMode } = useColorScheme();
  return <Segmented label={messages.theme.label} value={mode ?? 'system'} choices={choices} onChange={setMode} />;
}
