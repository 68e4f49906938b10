import { useContext } from 'react';
import { useFormState } from 'react-hook-form';
import { FormErrorSummary } from '../../web/fields/FormErrorSummary.tsx';
import { Note } from '../../web/Note.tsx';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { errorPaths, errorPlace } from '../inputs/errorPlaces.ts';
import { FormScope, inputId } from '../inputs/useFieldInput.ts';

/** On top of a form once it was sent: how many fields need a look, each a link to its input; and what belongs to none. */
export function ErrorSummary({ fields, unplaced }: { fields: readonly FieldDescriptor[]; unplaced: readonly string[] }) {
  const scope = useContext(FormScope);
  const { errors, submitCount } = useFormState();
  if (submitCount === 0) return null;
  const places = errorPaths(errors).flatMap((path) => errorPlace(fields, path) ?? []);
  return (
    <>
      <FormErrorSummary errors={places.map(({ source, label }) => ({ id: inputId(scope, source), label }))} attempt={submitCount} />
      {unplaced.map((message) => (
        <Note key={message} tone="error" sx={{ mt: places.length > 0 ? 2 : 0 }}>
          {message}
        </Note>
      ))}
    </>
  );
}
