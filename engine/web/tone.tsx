import Event from '@mui/icons-material/EventOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineRounded';
import Neutral from '@mui/icons-material/RadioButtonUncheckedRounded';
import Star from '@mui/icons-material/StarRounded';
import Success from '@mui/icons-material/CheckCircleOutlineRounded';
import Turn from '@mui/icons-material/TouchAppOutlined';
import Warning from '@mui/icons-material/WarningAmberRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import type { Tone } from '../contract/descriptor.ts';

/** What a state means for the reader; each tone has its colours and a default icon. */
export type { Tone };

const icons: Record<Tone, SvgIconComponent> = {
  turn: Turn,
  success: Success,
  error: ErrorIcon,
  warning: Warning,
  info: Event,
  accent: Star,
  neutral: Neutral,
};

export const tones = Object.keys(icons) as Tone[];

/** Colours of a tone as tokens: soft fill, line, ink. */
export function toneColours(tone: Tone): { background: string; borderColor: string; color: string } {
  if (tone === 'neutral') return { background: 'var(--surface-2)', borderColor: 'var(--border)', color: 'var(--text-2)' };
  const ink = tone === 'turn' || tone === 'accent' ? `var(--${tone}-ink)` : `var(--${tone})`;
  return { background: `var(--${tone}-soft)`, borderColor: `var(--${tone}-line)`, color: ink };
}

/** The default icon of a tone; decorative, the word beside it carries the meaning. `size` in px. */
export function ToneIcon({ tone, size = 14 }: { tone: Tone; size?: number }) {
  const Icon = icons[tone];
  return <Icon aria-hidden="true" style={{ fontSize: size }} />;
}
