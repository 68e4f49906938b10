import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { isRecord } from '../../web/problem.ts';
import { useUndrawn } from '../../web/useUndrawn.ts';

/** A stored file as the contract may describe it: an address, a name, or an object with some of both. */
function fileOf(value: unknown): { name: string; address?: string } {
  if (typeof value === 'string')
    return /^(https?:)?\//.test(value) ? { name: decodeURIComponent(value.split('?')[0]?.split('/').pop() ?? value), address: value } : { name: value };
  if (!isRecord(value)) return { name: String(value) };
  const text = (...keys: string[]): string | undefined => keys.map((key) => value[key]).find((one): one is string => typeof one === 'string' && one !== '');
  const address = text('preview_url', 'thumbnail_url', 'url', 'href', 'address');
  const name = text('file_name', 'filename', 'name', 'title') ?? address ?? '';
  return { name, ...(address ? { address } : {}) };
}

/** A file by its name, as a link where it has an address. */
export function FileView({ value }: { value: unknown }) {
  const { name, address } = fileOf(value);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px', minWidth: 0 }}>
      <FileIcon aria-hidden="true" sx={{ fontSize: 16, color: 'text.tertiary' }} />
      {address ? (
        <Link href={address} target="_blank" rel="noopener noreferrer">
          {name}
        </Link>
      ) : (
        name
      )}
    </Box>
  );
}

/** A picture, small; its label is its text for those who cannot see it. One that cannot be drawn is shown as a file. */
export function ImageView({ value, label }: { value: unknown; label: string }) {
  const { address, name } = fileOf(value);
  const { isUndrawn, onError } = useUndrawn(address);
  if (!address || isUndrawn) return <FileView value={value} />;
  return (
    <Box
      component="img"
      src={address}
      alt={name || label}
      loading="lazy"
      onError={onError}
      sx={{ display: 'block', width: 96, height: 72, objectFit: 'cover', borderRadius: 'var(--r-sm)', background: 'var(--photo)' }}
    />
  );
}
