import Button from '@mui/material/Button';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { memo, type ComponentType } from 'react';
import { useLatest } from '../../web/useLatest.ts';

interface Look {
  sign: ComponentType<SvgIconProps>;
  label: string;
  color: 'inherit' | 'error';
  disabled: boolean;
}

/** A button of the bar above chosen rows. Each tick draws the bar anew, but its buttons only where they look different: what a press is for is asked then. */
export function BarButton({ onPress, ...look }: Look & { onPress: () => void }) {
  return <Drawn {...look} onPress={useLatest(onPress)} />;
}

const Drawn = memo(function Drawn({ sign: Sign, label, color, disabled, onPress }: Look & { onPress: () => void }) {
  return (
    <Button color={color} startIcon={<Sign />} disabled={disabled} onClick={onPress}>
      <span className="text">{label}</span>
    </Button>
  );
});
