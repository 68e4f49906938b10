import ButtonBase from '@mui/material/ButtonBase';
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
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

/** In the order in which they are drawn, each by the label that is read at its field: a form's data may be in another order, and know other labels. */
function asDrawn(errors: readonly FieldError[]): FieldError[] {
  const places = errors.map(({ id, label }) => ({
    id,
    label: document.getElementById(`${id}-label`)?.textContent ?? label,
    control: document.getElementById(id),
  }));
  return places
    .toSorted(({ control: one }, { control: other }) => {
      if (!one || !other) return 0;
      return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
    })
    .map(({ id, label }) => ({ id, label }));
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
  const [shown, setShown] = useState(errors);
  useLayoutEffect(() => {
    const drawn = asDrawn(errors);
    // oxlint-disable-next-line react/set-state-in-effect -- the order and the labels are the drawn form's: they are read once it is drawn, before it is seen
    setShown((known) => (JSON.stringify(known) === JSON.stringify(drawn) ? known : drawn));
  }, [errors]);
  if (count === 0) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Note tone="error">
        {messages.formErrors(count)}{' '}
        {shown.map((error, index) => (
          <Fragment key={error.id}>
            {index > 0 && ' '}
            {/* A comma stays on the line of its label. */}
            <span style={{ whiteSpace: 'nowrap' }}>
              <ButtonBase
                sx={{
                  font: 'inherit',
                  verticalAlign: 'baseline',
                  whiteSpace: 'normal',
                  textAlign: 'left',
                  textDecoration: 'underline',
                  textUnderlineOffset: '3px',
                }}
                onClick={() => document.getElementById(error.id)?.focus()}
              >
                {error.label}
              </ButtonBase>
              {index < shown.length - 1 && ','}
            </span>
          </Fragment>
        ))}
      </Note>
    </div>
  );
}
