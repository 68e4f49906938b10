import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Check from '@mui/icons-material/CheckRounded';
import ToggleButton from '@mui/material/ToggleButton';
import { useGetList } from 'react-admin';
import { FieldFrame } from '../../../../engine/web/fields/FieldFrame.tsx';
import { messages as uiMessages } from '../../../../engine/web/messages.ts';
import { Note } from '../../../../engine/web/Note.tsx';
import { useFieldInput } from '../../../../engine/console/inputs/useFieldInput.ts';
import type { InputProps } from '../../../../engine/console/overrides.ts';
import { messages } from './messages.ts';

/** The packages it applies to, one switch each; none switched on means all. */
export default function PackagesInput({ field, source }: InputProps) {
  const { value, change, blur, frame } = useFieldInput(field, source);
  const {
    data = [],
    error,
    refetch,
  } = useGetList('packages', { pagination: { page: 1, perPage: 100 }, sort: { field: 'position', order: 'ASC' }, filter: {} });
  const chosen: string[] = Array.isArray(value) ? value.filter((slug) => typeof slug === 'string') : [];
  const { id, ...rest } = frame;
  return (
    <FieldFrame {...rest} id={id} group optional>
      {(control) => (
        <Box id={control.id} tabIndex={-1} aria-describedby={control['aria-describedby']} onBlur={blur} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {error && data.length === 0 && (
            <Note
              tone="error"
              action={
                <Button variant="outlined" onClick={() => void refetch()}>
                  {uiMessages.tryAgain}
                </Button>
              }
            >
              {messages.packagesFailed}
            </Note>
          )}
          {data.map((offer) => {
            const slug = String(offer['package_identifier']);
            const isOn = chosen.includes(slug);
            return (
              <ToggleButton
                key={slug}
                value={slug}
                selected={isOn}
                onChange={() => change(isOn ? chosen.filter((one) => one !== slug) : [...chosen, slug])}
                sx={{
                  gap: 1,
                  minHeight: 'var(--control)',
                  border: '1px solid var(--border-strong)',
                  '&.Mui-selected, &.Mui-selected:hover': { borderColor: 'var(--accent-line)', background: 'var(--accent-soft)', color: 'var(--accent-ink)' },
                }}
              >
                {isOn && <Check aria-hidden="true" sx={{ fontSize: 16 }} />}
                {String(offer['name'])}
              </ToggleButton>
            );
          })}
        </Box>
      )}
    </FieldFrame>
  );
}
