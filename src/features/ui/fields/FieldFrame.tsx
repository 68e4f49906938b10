import ErrorIcon from '@mui/icons-material/ErrorOutlineRounded';
import WarningIcon from '@mui/icons-material/WarningAmberRounded';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';

/** What every field understands, whatever it edits. */
export interface FieldProps {
  /** Always visible, above the field. */
  label: string;
  /** One sentence below it; an error or warning takes its place. */
  hint?: ReactNode;
  /** What is wrong; marks the field as invalid. */
  error?: string;
  /** Something to look at that blocks nothing. */
  warning?: string;
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
  /** Not one control but a group of them: a legend instead of a label. */
  group?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, and the line below it: hint, warning or error, each with icon and words. */
export function FieldFrame({ label, hint, error, warning, optional = false, aside, id, disabled, group = false, children }: FrameProps) {
  const own = useId();
  const controlId = id ?? own;
  const messageId = `${controlId}-message`;
  const message = error ?? warning ?? hint;
  const colour = error === undefined ? (warning === undefined ? undefined : 'var(--warning)') : 'var(--error)';
  const Icon = error === undefined ? WarningIcon : ErrorIcon;
  return (
    <FormControl
      fullWidth
      error={error !== undefined}
      disabled={disabled}
      component={group ? 'fieldset' : 'div'}
      sx={warning !== undefined && error === undefined ? { '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--warning)' } } : undefined}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: '6px', mb: '6px', '.staff &': { mb: 1 } }}>
        <FormLabel id={`${controlId}-label`} {...(group ? { component: 'legend' } : { htmlFor: controlId })}>
          {label}
        </FormLabel>
        {(optional || aside !== undefined) && (
          <Box component="span" sx={{ ml: 'auto', fontSize: 'var(--fs-small)', color: 'text.tertiary' }}>
            {aside ?? messages.optional}
          </Box>
        )}
      </Box>
      {children({
        id: controlId,
        labelId: `${controlId}-label`,
        'aria-describedby': message === undefined ? undefined : messageId,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': optional ? undefined : true,
      })}
      {message !== undefined && (
        <FormHelperText id={messageId} component="div" sx={{ display: 'flex', gap: 1, color: colour }}>
          {colour !== undefined && <Icon aria-hidden="true" sx={{ fontSize: 14, mt: '1px' }} />}
          <span>{message}</span>
        </FormHelperText>
      )}
    </FormControl>
  );
}
