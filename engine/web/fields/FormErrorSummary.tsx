import ButtonBase from '@mui/material/ButtonBase';
import { Fragment, useEffect, useRef } from 'react';
import { isStillThere } from '../form/sent-from.ts';
import { messages } from '../messages.ts';
import { Note } from '../Note.tsx';

/** One field that needs a look. */
export interface FieldError {
  /** Id of the control. */
  id: string;
  label: string;
}

interface FormErrorSummaryProps {
  errors: readonly FieldError[];
  /** Rises with each submit: the first errors shown after it take the focus, and none that come as the fields are filled in. */
  attempt: number;
}

/** On top of a form: how many fields need a look, each a link to its field. */
export function FormErrorSummary({ errors, attempt }: FormErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const count = errors.length;
  const any = count > 0;
  const answered = useRef(0);
  useEffect(() => {
    if (answered.current === attempt) return;
    answered.current = attempt;
    if (any && isStillThere()) box.current?.focus();
  }, [any, attempt]);
  if (count === 0) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Note tone="error">
        {messages.formErrors(count)}{' '}
        {errors.map((error, index) => (
          <Fragment key={error.id}>
            {index > 0 && ', '}
            <ButtonBase
              sx={{ font: 'inherit', verticalAlign: 'baseline', textDecoration: 'underline', textUnderlineOffset: '3px' }}
              onClick={() => document.getElementById(error.id)?.focus()}
            >
              {error.label}
            </ButtonBase>
          </Fragment>
        ))}
      </Note>
    </div>
  );
}
