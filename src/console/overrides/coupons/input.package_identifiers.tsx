import Box from '@mui/material/Box';
import Check from '@mui/icons-material/CheckRounded';
import ToggleButton from '@mui/material/ToggleButton';
import { useGetList } from 'react-admin';
import { FieldFrame } from '../../../features/ui/fields/FieldFrame.tsx';
import { useFieldInput } from '../../../schema/inputs/useFieldInput.ts';
import type { InputProps } from '../../../schema/overrides.ts';

/** The packages it holds for, each to be switched on; none switched on means all. */
export default function PackagesInput({ field, source }: InputProps) {
  const { value, change, blur, frame } = useFieldInput(field, source);
  const { data = [] } = useGetList('packages', { pagination: { page: 1, perPage: 100 }, sort: { field: 'position', order: 'ASC' }, filter: {} });
  const chosen: string[] = Array.isArray(value) ? value.filter((slug) => typeof slug === 'string') : [];
  const { id, ...rest } = frame;
  return (
    <FieldFrame {...rest} id={id} group optional>
      {(control) => (
        <Box id={control.id} tabIndex={-1} aria-describedby={control['aria-describedby']} onBlur={blur} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {data.map((offer) => {
            const slug = String(offer['package_identifier']);
            const isOn = chosen.includes(slug);
            return (
              <ToggleButton
                key={slug}
                value={slug}
                selected={isOn}
                onChange={() => change(isOn ? chosen.filter((one) => one !== slug) : [...chosen, slug])}
                sx={{ gap: 1 }}
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
