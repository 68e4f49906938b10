import More from '@mui/icons-material/MoreHorizRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { memo, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { ChoiceMenu } from '../../web/ChoiceMenu.tsx';
import { useLatest } from '../../web/useLatest.ts';
import { messages } from '../messages.ts';
import { inOneRow } from './inOneRow.ts';

interface Look {
  label: string;
  sign?: ComponentType<SvgIconProps>;
  danger?: boolean;
  disabled?: boolean;
  /** Marks the button for the keys of lists. */
  mark?: Readonly<Record<`data-${string}`, string>>;
}

/** What can be done to chosen rows. */
export interface BarAct extends Look {
  key: string;
  onPress: () => void;
}

const gap = 4;

const strip = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: `${gap}px`,
  flex: '1 1 0',
  minWidth: 48,
  justifyContent: { xs: 'flex-end', md: 'flex-start' },
} as const;

const seen = { position: 'relative', flex: 'none', whiteSpace: 'nowrap' } as const;
const unseen = { ...seen, position: 'absolute', left: 0, visibility: 'hidden', width: 'max-content' } as const;

/**
 * The acts in one row: the first ones as buttons, as many as have room, the others in the menu *More*. What has no room is measured where nobody sees or
 * reaches it, so that a wider screen, or fewer words beside the acts, brings it back.
 */
export function BarActs({ acts }: { acts: readonly BarAct[] }) {
  const row = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [fitting, setFitting] = useState(acts.length);
  const names = acts.map(({ label }) => label).join('\n');
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const measure = () => {
      const widths = [...element.children].map((child) => child.getBoundingClientRect().width);
      setFitting(inOneRow({ widths: widths.slice(0, -1), more: widths.at(-1) ?? 0, gap, room: element.getBoundingClientRect().width }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    for (const one of [element, ...element.children]) watch.observe(one);
    return () => watch.disconnect();
  }, [names]);
  const rest = acts.slice(fitting);
  const close = () => setAnchor(null);
  return (
    <>
      <Box ref={row} sx={strip}>
        {acts.map(({ key, onPress, ...look }, index) => (
          <ActButton key={key} {...look} isUnseen={index >= fitting} onPress={onPress} />
        ))}
        <Button
          color="inherit"
          startIcon={<More />}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          sx={rest.length === 0 ? unseen : seen}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <span className="text">{messages.more}</span>
        </Button>
      </Box>
      <ChoiceMenu
        open={anchor !== null && rest.length > 0}
        anchor={anchor}
        onClose={close}
        region={messages.more}
        fromRight
        entries={rest.map(({ label, sign: Sign, onPress, danger = false }) => ({
          label,
          onChoose: onPress,
          destructive: danger,
          ...(Sign ? { icon: <Sign aria-hidden="true" /> } : {}),
        }))}
      />
    </>
  );
}

/** Each tick draws the bar anew, but its buttons only where they look different: what a press is for is asked then. */
function ActButton({ onPress, ...look }: Look & { isUnseen: boolean; onPress: () => void }) {
  return <Drawn {...look} onPress={useLatest(onPress)} />;
}

const Drawn = memo(function Drawn({
  label,
  sign: Sign,
  danger = false,
  disabled = false,
  mark,
  isUnseen,
  onPress,
}: Look & { isUnseen: boolean; onPress: () => void }) {
  return (
    <Button
      {...mark}
      color={danger ? 'error' : 'inherit'}
      disabled={disabled}
      {...(Sign ? { startIcon: <Sign aria-hidden="true" /> } : {})}
      sx={isUnseen ? unseen : seen}
      onClick={onPress}
    >
      {Sign ? <span className="text">{label}</span> : label}
    </Button>
  );
});
