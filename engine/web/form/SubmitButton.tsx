import { PlainButton } from '../PlainButton.tsx';

interface SubmitButtonProps {
  label: string;
  /** Said while the call is under way. */
  busyLabel: string;
  busy: boolean;
  disabled?: boolean;
}

/** The one filled button of a form, as wide as the form. */
export function SubmitButton({ label, busyLabel, busy, disabled = false }: SubmitButtonProps) {
  return (
    <PlainButton type="submit" wide disabled={busy || disabled}>
      {busy ? busyLabel : label}
    </PlainButton>
  );
}
