import Button from '@mui/material/Button';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { memo, useCallback, useLayoutEffect, useRef, type ComponentType } from 'react';

interface Look {
  sign: ComponentType<SvgIconProps>;
  label: string;
  color: 'inherit' | 'error';
  disabled: boolean;
}

/** A button of the bar above chosen rows. Each tick draws the bar anew, but its buttons only where they look different: what a press is for is asked then. */
export function BarButton({ onPress, ...look }: Look & { onPress: () => void }) {
  const latest = useRef(onPress);
  useLayoutEffect(() => {
    latest.current = onPress;
  });
  const press = useCallback(() => latest.current(), []);
  return <Drawn {...look} onPress={press} />;
}

const Drawn = memo(function Drawn({ sign: Sign, label, color, disabled, onPress }: Look & { onPress: () => void }) {
  return (
    <Button color={color} startIcon={<Sign />} disabled={disabled} onClick={onPress}>
      <span className="text">{label}</span>
    </Button>
  );
});
