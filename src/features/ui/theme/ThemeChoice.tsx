import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useColorScheme } from '@mui/material/styles';
import { messages } from '../messages.ts';

const modes = ['light', 'dark', 'system'] as const;

/** Light, dark, or as the device says: the setting of the profile page. */
export function ThemeChoice() {
  const { mode, setMode } = useColorScheme();
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={messages.theme.label}
      value={mode ?? 'system'}
      onChange={(_event, next: (typeof modes)[number] | null) => next && setMode(next)}
    >
      {modes.map((choice) => (
        <ToggleButton key={choice} value={choice}>
          {messages.theme[choice]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
