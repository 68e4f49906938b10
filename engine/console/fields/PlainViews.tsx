// Views of a value that has no parts.
import CheckIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import OffIcon from '@mui/icons-material/PauseCircleOutlineRounded';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { StatusChip } from '../../web/StatusChip.tsx';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { messages } from '../messages.ts';

/** Marked, for a phone's row shows no dash without a heading. */
export function Nothing() {
  return (
    <span data-nothing="" style={{ color: 'var(--text-3)' }}>
      {messages.none}
    </span>
  );
}

export function Figure({ children }: { children: ReactNode }) {
  return <span className="num">{children}</span>;
}

/** Beside its label it is a plain no; in a table, which has no headings on a phone, it names the missing thing. */
export function YesNo({ field, value, dense }: { field: FieldDescriptor; value: boolean; dense: boolean }) {
  const no = dense ? messages.not(field.label) : messages.no;
  return (
    <StatusChip
      label={value ? field.label : no}
      tone={value ? 'success' : 'neutral'}
      icon={value ? <CheckIcon aria-hidden="true" /> : <OffIcon aria-hidden="true" />}
    />
  );
}

export function WebAddress({ address, dense }: { address: string; dense: boolean }) {
  if (!/^https?:\/\//i.test(address)) return address;
  const shortened = address.replace(/^https?:\/\/(www\.)?/i, '');
  return (
    <Link
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className={dense ? 'cut' : undefined}
      sx={dense ? { display: 'block', maxWidth: 220 } : { overflowWrap: 'anywhere' }}
    >
      {dense ? shortened : address}
    </Link>
  );
}
