import { styled } from '@mui/material/styles';

const Range = styled('input')({
  display: 'block',
  width: '100%',
  height: 44,
  margin: 0,
  accentColor: 'var(--accent)',
  cursor: 'pointer',
});

interface SliderProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
  /** The value as people read it. */
  text: string;
}

/** A value by hand, beside the field that takes any. The browser's own, so that keys, touch and screen readers know it. */
export function Slider({ label, onChange, text, value, min, max, step }: SliderProps) {
  return (
    <Range
      type="range"
      aria-label={label}
      aria-valuetext={text}
      min={min}
      max={max}
      step={step}
      value={Math.min(max, Math.max(min, value))}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
