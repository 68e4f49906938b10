import Upload from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldFrame, type ControlProps } from '../../web/fields/FieldFrame.tsx';
import { formatBytes } from '../../web/format.ts';
import { UploadLine, UploadPaused } from '../../web/UploadLine.tsx';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { FieldView } from '../fields/FieldView.tsx';
import { keyed } from '../fields/keyed.ts';
import { messages } from '../messages.ts';
import type { InputProps } from '../overrides.ts';
import { isFile } from '../provider/body.ts';
import { useFileUnderWay } from '../provider/filesUnderWay.ts';
import { useFieldInput } from './useFieldInput.ts';

/** A field whose file is judged when it is picked: nothing more is typed into it, so nobody leaves it. */
function usePicked(field: FieldDescriptor, source: string) {
  const { value, change, frame } = useFieldInput(field, source);
  const { trigger } = useFormContext();
  const pick = (next: unknown) => {
    change(next);
    void trigger(source);
  };
  return { value, pick, frame };
}

/** One file of the person's own, or the stored one. */
export function FileInput({ field, source }: InputProps) {
  const { value, pick, frame } = usePicked(field, source);
  const stored = value !== null && value !== undefined && !isFile(value);
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          {stored && <FieldView field={field} value={value} />}
          {isFile(value) && <Picked file={value} onRemove={() => pick(null)} />}
          <Picker field={field} control={control} onPick={(files) => pick(files[0] ?? null)} />
        </Box>
      )}
    </FieldFrame>
  );
}

/** Several files, added in as many goes as one likes. */
export function FilesInput({ field, source }: InputProps) {
  const { value, pick, frame } = usePicked(field, source);
  const items: unknown[] = Array.isArray(value) ? value : [];
  const { items: shape } = field;
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          {keyed(items.map(identityOf)).map(({ key }, index) => {
            const item = items[index];
            if (isFile(item)) return <Picked key={key} file={item} onRemove={() => pick(items.toSpliced(index, 1))} />;
            return shape && <FieldView key={key} field={shape} value={item} />;
          })}
          <Picker field={shape ?? field} control={control} multiple onPick={(files) => pick([...items, ...files])} />
        </Box>
      )}
    </FieldFrame>
  );
}

/** Distinguishes picked files, since a File has no content as JSON. */
function identityOf(item: unknown): unknown {
  return isFile(item) ? [item.name, item.size, item.lastModified] : item;
}

interface PickerProps {
  field: FieldDescriptor;
  control: ControlProps;
  multiple?: boolean;
  onPick: (files: File[]) => void;
}

function Picker({ field, control, multiple = false, onPick }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        id={control.id}
        className="vh"
        type="file"
        multiple={multiple}
        {...(field.kind === 'image' ? { accept: 'image/*' } : {})}
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        onChange={(event) => {
          onPick([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button variant="outlined" startIcon={<Upload />} onClick={() => input.current?.click()}>
        {multiple ? messages.chooseFiles : messages.chooseFile}
      </Button>
    </>
  );
}

/** A file that is picked; while the form is being saved, how far it is. */
function Picked({ file, onRemove }: { file: File; onRemove: () => void }) {
  const way = useFileUnderWay(file);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    stop.current = way?.stop;
  });
  // Who leaves the form stops it: nothing takes them somewhere else later.
  useEffect(() => () => stop.current?.(), []);
  return (
    <Box sx={{ display: 'grid', gap: 1, width: way ? '100%' : 'auto', maxWidth: '100%' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
        <UploadLine name={file.name} share={way?.share} note={formatBytes(file.size)} onRemove={way?.stop ?? onRemove} />
      </Box>
      {way?.isCut && <UploadPaused />}
    </Box>
  );
}
