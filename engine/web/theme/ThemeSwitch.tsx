import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { messages } from '../messages.ts';

/** One button that turns light into dark and back; the choice is remembered. */
export function ThemeToggle() {
  const { colorScheme, setMode } = useColorScheme();
  const isDark = colorScheme === 'dark';
  return (
    <IconButton aria-label={messages.theme.toggle} title={messages.theme.toggle} onClick={() => setMode(isDark ? 'light' : 'dark')}>
      {isDark ? <LightMode /> : <DarkMode />}
    </IconButton>
  );
}
