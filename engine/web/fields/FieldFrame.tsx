import ErrorIcon from '@mui/icons-material/ErrorOutlineRounded';
import WarningIcon from '@mui/icons-material/WarningAmberRounded';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';

/** What every field understands, whatever it edits. */
export interface FieldProps {
  /** Always visible, above the field. */
  label: string;
  /** One sentence below it; an error or warning takes its place. */
  hint?: ReactNode;
  /** The error; marks the field as invalid. */
  error?: string;
  /** Something to look at that blocks nothing. */
  warning?: string;
  /** Before the warning, in the place of its own sign. */
  sign?: ReactNode;
  /** Marks the field as optional; the required ones carry no mark. */
  optional?: boolean;
  /** At the right end of the label's line: a link, a unit. */
  aside?: ReactNode;
  id?: string;
  disabled?: boolean;
}

/** Attributes that tie a control to its label and message. */
export interface ControlProps {
  id: string;
  /** Id of the label, for controls that are no native inputs. */
  labelId: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FrameProps extends FieldProps {
  /** Not one control but a group of them: named by the label instead of labelled by it. */
  group?: boolean;
  children: (control: ControlProps) => ReactNode;
}

const Frame = styled('div')({
  minWidth: 0,
  '& > .label': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 6,
    marginBottom: 6,
    fontSize: 'var(--fs-control)',
    lineHeight: '20px',
    fontWeight: 'var(--w-medium)',
  },
  '.staff & > .label': { marginBottom: 4 },
  // Shorter than the label's line, so that a field with it begins where its neighbour without begins.
  '& > .label > .aside': { marginLeft: 'auto', fontSize: 'var(--fs-small)', lineHeight: '16px', fontWeight: 400, color: 'var(--text-3)' },
  '& > .message': { display: 'flex', gap: 4, marginTop: 6, fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'var(--text-3)' },
  '& > .message > svg': { fontSize: 14, marginTop: 1 },
  '&[data-tone="error"] > .message': { color: 'var(--error)' },
  '&[data-tone="warning"] > .message': { color: 'var(--warning)' },
  // Other controls than ours, in schema-made forms, take the tone from here too.
  '&[data-tone="warning"] .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--warning)' },
  '&[data-tone="error"] .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--error)', borderWidth: 2 },
  '&[data-tone="error"] .MuiToggleButtonGroup-root': { boxShadow: '0 0 0 2px var(--error)' },
});

/** Label above, control, and the line below it: hint, warning or error, each with icon and words. */
export function FieldFrame({ label, hint, error, warning, sign, optional = false, aside, id, group = false, children }: FrameProps) {
  const own = useId();
  const controlId = id ?? own;
  const labelId = `${controlId}-label`;
  const messageId = `${controlId}-message`;
  const message = error ?? warning ?? hint;
  const tone = error === undefined ? (warning === undefined ? undefined : 'warning') : 'error';
  const Icon = tone === 'warning' ? WarningIcon : ErrorIcon;
  return (
    <Frame data-tone={tone} {...(group ? { role: 'group', 'aria-labelledby': labelId } : {})}>
      <div className="label">
        {group ? (
          <span id={labelId}>{label}</span>
        ) : (
          <label id={labelId} htmlFor={controlId}>
            {label}
          </label>
        )}
        {(optional || aside !== undefined) && <span className="aside">{aside ?? messages.optional}</span>}
      </div>
      {children({
        id: controlId,
        labelId,
        'aria-describedby': message === undefined ? undefined : messageId,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': optional ? undefined : true,
      })}
      {message !== undefined && (
        <div className="message" id={messageId}>
          {tone === 'warning' && sign ? sign : tone !== undefined && <Icon aria-hidden="true" />}
          <span>{message}</span>
        </div>
      )}
    </Frame>
  );
}
