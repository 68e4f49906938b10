import Link from '@mui/material/Link';
import { Fragment, useEffect, useRef } from 'react';
import { messages } from '../messages.ts';
import { Note } from '../Note.tsx';

/** One field that needs a look. */
export interface FieldError {
  /** Id of the control. */
  id: string;
  label: string;
}

/** On top of a form: how many fields need a look, each a link to its field. Takes the focus when it appears. */
export function FormErrorSummary({ errors }: { errors: readonly FieldError[] }) {
  const box = useRef<HTMLDivElement>(null);
  const count = errors.length;
  useEffect(() => {
    if (count > 0) box.current?.focus();
  }, [count]);
  if (count === 0) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Note tone="error">
        {messages.formErrors(count)}{' '}
        {errors.map((error, index) => (
          <Fragment key={error.id}>
            {index > 0 && ', '}
            <Link
              component="button"
              type="button"
              underline="always"
              color="inherit"
              sx={{ font: 'inherit', verticalAlign: 'baseline' }}
              onClick={() => document.getElementById(error.id)?.focus()}
            >
              {error.label}
            </Link>
          </Fragment>
        ))}
      </Note>
    </div>
  );
}
