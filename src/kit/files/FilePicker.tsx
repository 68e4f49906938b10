import AttachFile from '@mui/icons-material/AttachFileRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { messages } from './messages.ts';

interface FilePickerProps {
  onFiles: (files: File[]) => void;
  label?: string;
  /** What it is called to those who cannot see what it stands beside. */
  name?: string | undefined;
  /** An icon alone, for toolbars. */
  compact?: boolean;
  icon?: ReactElement;
  /** Only pictures, taken with the camera where there is one. */
  camera?: boolean;
  /** One file of these types instead of several of any. */
  accept?: string;
  /** Several pictures. */
  pictures?: boolean;
  disabled?: boolean;
  variant?: 'contained' | 'outlined' | 'text';
}

/** A button to choose files. */
export function FilePicker({
  onFiles,
  label = messages.attach,
  name,
  compact = false,
  icon,
  camera = false,
  accept,
  pictures = false,
  disabled = false,
  variant = 'outlined',
}: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = icon ?? <AttachFile />;
  const open = () => input.current?.click();
  return (
    <>
      {compact ? (
        <IconButton aria-label={label} title={label} onClick={open} disabled={disabled}>
          {shown}
        </IconButton>
      ) : (
        <Button variant={variant} startIcon={shown} onClick={open} disabled={disabled} aria-label={name}>
          {label}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        multiple={accept === undefined}
        {...(accept === undefined ? {} : { accept })}
        hidden
        data-testid="file-input"
        {...(pictures ? { accept: 'image/*' } : {})}
        {...(camera ? { accept: 'image/*', capture: 'environment' as const } : {})}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file can be chosen again after it was taken off.
          event.target.value = '';
        }}
      />
    </>
  );
}
