import Add from '@mui/icons-material/AddRounded';
import Done from '@mui/icons-material/CheckCircleOutlineRounded';
import Remove from '@mui/icons-material/RemoveRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import type { HandOverQuote } from '../../../generated/api.ts';
import { Avatar } from '../../../engine/web/Avatar.tsx';
import { Card } from '../../../engine/web/Card.tsx';
import { formatDay } from '../../../engine/web/format.ts';
import { LoadBar } from './LoadBar.tsx';
import { messages } from './messages.ts';
import { shareOf, type Placement } from './placement.ts';

interface ReceiversProps {
  quote: HandOverQuote;
  /** Of whom it comes. */
  name: string;
  chosen: readonly string[];
  placed: Placement;
  onChoose: (chosen: readonly string[]) => void;
  onStep: (advisor: string, step: 1 | -1) => void;
}

/** The receiving advisors: each one's load now and after, and their new clients. */
export function Receivers({ quote, name, chosen, placed, onChoose, onStep }: ReceiversProps) {
  const { advisors, rows } = quote;
  const count = Object.keys(placed).length;
  return (
    <Card component="section" aria-labelledby="who-takes-over" sx={{ mb: 4 }}>
      <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', p: '14px 16px 6px' }}>
        <Box component="h2" id="who-takes-over" sx={{ fontSize: 'var(--fs-h3)', lineHeight: 'var(--lh-h3)', fontWeight: 'fontWeightBold' }}>
          {messages.who}
        </Box>
        <Button size="small" variant="outlined" onClick={() => onChoose(chosen)}>
          {messages.level}
        </Button>
        <Legend name={name} />
      </Box>
      <Box component="ul" sx={{ px: 4 }}>
        {advisors.map((advisor) => (
          <Receiver key={advisor.id} {...{ advisor, quote, placed }} isChosen={chosen.includes(advisor.id)} {...{ chosen, onChoose, onStep }} />
        ))}
      </Box>
      <Box
        role="status"
        sx={{
          display: 'flex',
          gap: 2,
          alignItems: 'center',
          p: '9px 16px',
          borderTop: '1px solid var(--border)',
          background: 'var(--surface-2)',
          color: count === rows.length ? 'var(--success)' : 'var(--warning)',
          fontSize: 'var(--fs-dense)',
          lineHeight: '20px',
        }}
      >
        {count === rows.length && <Done aria-hidden="true" sx={{ fontSize: 16 }} />}
        {messages.placed(count, rows.length)}
      </Box>
    </Card>
  );
}

interface ReceiverProps extends Pick<ReceiversProps, 'quote' | 'chosen' | 'placed' | 'onChoose' | 'onStep'> {
  advisor: HandOverQuote['advisors'][number];
  isChosen: boolean;
}

function Receiver({ advisor, quote, isChosen, chosen, placed, onChoose, onStep }: ReceiverProps) {
  const { id, name, load, capacity, away_until } = advisor;
  const share = shareOf(id, quote.rows, placed);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '24px 28px 136px minmax(0, 1fr) 112px',
        gap: '2px 12px',
        alignItems: 'center',
        py: '10px',
        fontSize: 'var(--fs-dense)',
        '& + li': { borderTop: '1px solid var(--border-soft)' },
        '@media (max-width: 900px)': { gridTemplateColumns: '24px 28px minmax(0, 1fr) 112px', '& > .load': { gridColumn: '1 / 5', gridRow: 2 } },
      }}
    >
      <Checkbox
        size="small"
        sx={{ p: 0 }}
        slotProps={{ input: { 'aria-label': messages.takes(name) } }}
        checked={isChosen}
        onChange={(_event, on) => onChoose(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
      />
      <Avatar name={name} size="sm" />
      <Box sx={{ minWidth: 0, lineHeight: '18px' }}>
        <Box component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
          {name}
        </Box>
        {away_until && (
          <Box component="small" sx={{ display: 'block', color: 'var(--warning)', fontSize: 'var(--fs-small)', lineHeight: '16px' }}>
            {messages.absent(formatDay(away_until))}
          </Box>
        )}
      </Box>
      <Box className="load" sx={{ minWidth: 0 }}>
        <LoadBar load={load} coming={share.clients} capacity={capacity} />
        <Box component="small" className="num" sx={{ display: 'block', color: 'text.secondary', fontSize: 'var(--fs-small)', lineHeight: '16px' }}>
          <Box component="b" sx={{ color: load + share.clients > capacity ? 'var(--warning)' : 'text.primary', fontWeight: 'fontWeightMedium' }}>
            {load + share.clients}
          </Box>{' '}
          {messages.of(capacity, load)} {messages.with(share.chats, share.complaints, share.followUps)}
        </Box>
      </Box>
      <Stepper name={name} value={share.clients} disabled={!isChosen} onStep={(step) => onStep(id, step)} />
    </Box>
  );
}

function Stepper({ name, value, disabled, onStep }: { name: string; value: number; disabled: boolean; onStep: (step: 1 | -1) => void }) {
  return (
    <Box
      role="group"
      aria-label={messages.count(name)}
      sx={{ display: 'grid', gridTemplateColumns: '34px 1fr 34px', alignItems: 'center', border: '1px solid var(--border-strong)', borderRadius: 'var(--r)' }}
    >
      <IconButton size="small" aria-label={messages.fewer(name)} disabled={disabled || value === 0} onClick={() => onStep(-1)}>
        <Remove />
      </IconButton>
      <Box component="output" className="num" aria-live="polite" sx={{ textAlign: 'center', fontWeight: 'fontWeightMedium' }}>
        {value}
      </Box>
      <IconButton size="small" aria-label={messages.more(name)} disabled={disabled} onClick={() => onStep(1)}>
        <Add />
      </IconButton>
    </Box>
  );
}

function Legend({ name }: { name: string }) {
  const parts: readonly [string, string][] = [
    ['var(--chart-2)', messages.own],
    ['var(--chart-1)', messages.from(name)],
    ['var(--border-soft)', messages.room],
  ];
  return (
    <Box sx={{ display: 'flex', gap: 3, ml: 'auto', color: 'text.secondary', fontSize: 'var(--fs-small)', lineHeight: '16px' }}>
      {parts.map(([background, label]) => (
        <span key={label}>
          <Box component="i" sx={{ display: 'inline-block', width: 10, height: 10, mr: '5px', borderRadius: '2px', background, verticalAlign: '-1px' }} />
          {label}
        </span>
      ))}
    </Box>
  );
}
