import Box from '@mui/material/Box';
import { Suspense, useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { Form, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { sentences } from '../../contract/sentences.ts';
import { contractResolver } from '../../web/form/contractResolver.ts';
import { bodyErrors } from '../../web/form/problems.ts';
import { sending } from '../../web/form/sent-from.ts';
import { useContract } from '../ContractContext.tsx';
import type { FieldDescriptor, ResourceDescriptor } from '../../contract/descriptor.ts';
import { placeErrors } from '../inputs/errorPlaces.ts';
import { FieldGrid } from '../inputs/FieldGrid.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { AnyInput } from '../inputs/nested.ts';
import { FormScope } from '../inputs/useFieldInput.ts';
import { fileErrors, isEmpty, isFileField, withoutFiles, withPartners, type Values } from '../provider/body.ts';
import { lazyScreen } from '../../web/lazy-screen.tsx';
import { sections } from './groups.ts';
import type { FormToKeep } from './KeptDraft.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';

/** The result of a save: nothing to report, or the server's errors by field path. */
export type SaveResult = { errors?: Record<string, string>; message?: string } | undefined;

interface SchemaFormProps {
  fields: readonly FieldDescriptor[];
  groups?: ResourceDescriptor['groups'];
  record?: RaRecord;
  defaultValues?: Values;
  /** The operation that saves it, whose validator the body has to meet. */
  operation: string | undefined;
  /** The data a save sends; undefined if it sends nothing. */
  bodyOf: (values: Values) => Values | undefined;
  onSave: (values: Values) => Promise<SaveResult>;
  /** Above the inputs, inside the form. */
  above?: ReactNode;
  /** The bar with the buttons. */
  bar: ReactNode;
  /** Ask before unsaved changes are left behind. */
  guard?: boolean;
  /** Store the draft on the device until it is saved. */
  keep?: FormToKeep | undefined;
}

// Fetched while the form is filled in.
const ErrorSummary = lazyScreen(async () => ({ default: (await import('./ErrorSummary.tsx')).ErrorSummary }));
const KeptDraft = lazyScreen(() => import('./KeptDraft.tsx'));

const noGroups: ResourceDescriptor['groups'] = [];

// One constant object: the form resets whenever it gets another.
const keepTyped = { keepDirtyValues: true };

/** A form made from fields: sections, rules, the summary of what needs a look, and the server's errors on their inputs. */
export function SchemaForm({ fields, groups = noGroups, record, defaultValues, operation, bodyOf, onSave, above, bar, guard = false, keep }: SchemaFormProps) {
  const scope = useId().replace(/:/g, '');
  const saved = useRef(false);
  const [unplaced, setUnplaced] = useState<readonly string[]>([]);
  const parts = useMemo(() => sections(groups, fields), [groups, fields]);
  // React would show it 300 ms after the form at the earliest, and its coming then pushes the fields away from under the pointer.
  const [hasSummary, setHasSummary] = useState(false);
  useEffect(() => {
    let isGone = false;
    // One that cannot be fetched says so as it is drawn.
    const show = () => {
      if (!isGone) setHasSummary(true);
    };
    void ErrorSummary.ahead().then(show, show);
    return () => {
      isGone = true;
    };
  }, []);

  const { validatorOf } = useContract();
  const validator = useCallback(async () => (operation === undefined ? undefined : validatorOf?.(operation)), [operation, validatorOf]);
  // Fetched while the form is filled in.
  useEffect(() => void bodyErrors(validator, {}), [validator]);

  const resolver = contractResolver(async (values: Values) => {
    const body = bodyOf(values);
    const told = body ? await bodyErrors(validator, withoutFiles(fields, withPartners(fields, body, values))) : {};
    // What no input can show, the server says.
    return { ...emptied(fields, values), ...(await fileErrors(fields, values)), ...placeErrors(fields, told).placed };
  });

  const submit = async (values: FieldValues): Promise<Record<string, string> | undefined> => {
    setUnplaced([]);
    saved.current = true;
    const result = await onSave(values);
    if (!result) return undefined;
    saved.current = false;
    const { placed, unplaced: rest } = placeErrors(fields, result.errors ?? {});
    setUnplaced(rest.length === 0 && Object.keys(placed).length === 0 && result.message ? [result.message] : rest);
    return placed;
  };

  return (
    <FormScope value={scope}>
      <AnyInput value={FieldInput}>
        <Box onSubmitCapture={sending} sx={{ display: 'contents' }}>
          <Form
            noValidate
            // The summary takes the focus, of who waits for it.
            shouldFocusError={false}
            disableInvalidFormNotification
            onSubmit={submit}
            resolver={resolver}
            resetOptions={keepTyped}
            {...(record ? { record } : {})}
            {...(defaultValues ? { defaultValues } : {})}
          >
            <Box sx={{ px: 'var(--form-pad, 20px)', pt: 4, '&:empty': { display: 'none' } }}>
              {keep && (
                <Suspense>
                  <KeptDraft keep={keep} fields={fields} saved={saved} />
                </Suspense>
              )}
              {above}
              {hasSummary && <ErrorSummary fields={fields} unplaced={unplaced} />}
            </Box>
            {parts.map((section, index) => (
              <Box
                key={section.label ?? index}
                component="section"
                aria-label={section.label}
                sx={{ p: 'var(--form-pad, 20px)', pt: 4, '& + &': { borderTop: '1px solid var(--border-soft)' } }}
              >
                {section.label && (
                  <Box component="h2" sx={{ fontSize: 'var(--fs-h3)', lineHeight: 'var(--lh-h3)', fontWeight: 'fontWeightBold', mb: 3 }}>
                    {section.label}
                  </Box>
                )}
                <FieldGrid fields={section.fields} />
              </Box>
            ))}
            {bar}
            {guard && <UnsavedGuard saved={saved} />}
          </Form>
        </Box>
      </AnyInput>
    </FormScope>
  );
}

/** Fields that must not be empty, whatever the body says: a change may leave out what a record must have, and some are no part of a body. */
function emptied(fields: readonly FieldDescriptor[], values: Values): Record<string, string> {
  const missing = fields.filter((field) => field.required && !field.nullable && !['boolean', 'array'].includes(field.kind) && isEmpty(values[field.name]));
  return Object.fromEntries(missing.map((field) => [field.name, isFileField(field) ? sentences.file : sentences.required]));
}
