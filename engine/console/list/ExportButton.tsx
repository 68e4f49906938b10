import Download from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useListContext } from 'react-admin';
import { useAllows, useDescriptor } from '../ContractContext.tsx';
import { messages } from '../messages.ts';
import { wholeFilter } from './conditions.ts';
import { totalText } from './total.ts';
import { useExport } from './useExport.ts';

/** Saves all that the list finds, every page of it; how far it is stands in its name. `small`: its sign alone. */
export function ExportButton({ small = false }: { small?: boolean }) {
  const resource = useDescriptor();
  const allows = useAllows();
  const { total, filter, filterValues, sort } = useListContext();
  const { exportRows, rows } = useExport();
  if (!allows(resource.export)) return null;
  const label = rows === undefined ? messages.exportCsv : messages.exporting(totalText(rows, rows), totalText(total ?? rows));
  const press = {
    'aria-label': label,
    disabled: rows !== undefined || !total,
    onClick: () => void exportRows({ filter: wholeFilter({ filter, filterValues }), sort }),
  };
  return small ? (
    <IconButton {...press} title={label}>
      <Download />
    </IconButton>
  ) : (
    <Button {...press} variant="outlined" startIcon={<Download />}>
      <span className="only-wide num">{label}</span>
    </Button>
  );
}
