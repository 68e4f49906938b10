import Add from '@mui/icons-material/AddRounded';
import Remove from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useRef, useState } from 'react';
import { stagesOfStep, stepAfter, stepsOf } from '../../../domain/refund-policy.ts';
import type { FieldProps } from '../../../engine/web/fields/FieldFrame.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { formatPercent } from '../../../engine/web/format.ts';
import type { PackageKind, RefundShares } from '../../../generated/api.ts';
import { typedShares, type ShareName, type Typed } from './firm-settings.ts';
import { messages } from './messages.ts';
import { wasMark } from './studio/wasMark.tsx';

type Stage = keyof RefundShares;

interface RefundStepsProps {
  kind: PackageKind;
  values: Typed;
  saved: Typed;
  field: (name: ShareName) => Partial<FieldProps>;
  onChange: (name: ShareName, value: string) => void;
}

/** The steps of one kind of package: each can be removed but the last, and a removed one added. A new one changes nothing until its share is typed. */
export function RefundSteps({ kind, values, saved, field, onChange }: RefundStepsProps) {
  const shares = typedShares(values, kind);
  const before = typedShares(saved, kind);
  const [apart, setApart] = useState<ReadonlySet<Stage>>(new Set());
  const list = useRef<HTMLOListElement>(null);
  /** The step whose field takes the focus when it comes. */
  const fresh = useRef<Stage>(undefined);
  const steps = stepsOf(shares, apart);
  const put = (step: Stage, share: string) => {
    for (const stage of stagesOfStep(steps, step)) onChange(`${kind}_${stage}`, share);
  };
  const type = (step: Stage, share: string) => {
    // A share that is for a moment the next one's is no removed step.
    setApart(new Set(steps));
    put(step, share);
  };
  const remove = (step: Stage) => {
    const next = stepAfter(steps, step);
    if (next === undefined) return;
    setApart(new Set(steps.filter((each) => each !== step)));
    put(step, shares[next]);
    list.current?.querySelector('input')?.focus();
  };
  const add = (stage: Stage) => {
    setApart(new Set([...steps, stage]));
    fresh.current = stage;
  };
  const labelOf = (step: Stage): string => {
    if (step !== 'done') return messages.shares[`${kind}_${step}`];
    const last = steps.at(-2);
    if (last === undefined) return messages.refunds.whenever;
    return last === 'not_started' ? messages.refunds.afterStart[kind] : messages.shares[`${kind}_done`];
  };
  return (
    <div>
      <Box component="ol" ref={list} aria-label={messages.refunds.steps} sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {steps.map((step) => {
          // What is wrong with a stage that shares with this step is wrong with the step.
          const fields = stagesOfStep(steps, step).map((stage) => field(`${kind}_${stage}`));
          const shown = fields.find(({ error }) => error !== undefined) ?? field(`${kind}_${step}`);
          return (
            <Box component="li" key={step} sx={stepRow}>
              <TextField
                {...shown}
                ref={(input) => {
                  if (!input || fresh.current !== step) return;
                  fresh.current = undefined;
                  input.focus();
                  input.select();
                }}
                label={labelOf(step)}
                hint={undefined}
                {...(shares[step] === before[step] ? {} : wasMark(formatPercent(Number(before[step]))))}
                optional={false}
                type="number"
                inputMode="numeric"
                figures
                endAdornment="%"
                value={shares[step]}
                onChange={(event) => type(step, event.target.value)}
              />
              {step === 'done' ? (
                <span />
              ) : (
                <IconButton size="small" aria-label={messages.refunds.remove(labelOf(step))} onClick={() => remove(step)}>
                  <Remove fontSize="small" />
                </IconButton>
              )}
            </Box>
          );
        })}
      </Box>
      {(['not_started', 'in_progress'] as const)
        .filter((stage) => !steps.includes(stage))
        .map((stage) => (
          <Button key={stage} size="small" startIcon={<Add />} onClick={() => add(stage)} sx={{ mt: 2, mr: 2 }}>
            {messages.refunds.add[`${kind}_${stage}`]}
          </Button>
        ))}
    </div>
  );
}

/** A step on one line: until when, its share, its way out; what is said of it below. */
const stepRow = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 36px',
  gap: 1,
  alignItems: 'start',
  '& > [data-tone], & > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 96px', columnGap: 12, alignItems: 'center' },
  '& .label': { m: '0 !important' },
  '& .message': { gridColumn: '1 / -1', justifyContent: 'flex-end' },
} as const;
