import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useReference } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { breakable } from '../../web/breakable.tsx';
import { allows } from '../access.ts';
import { useContract, useSummary } from '../ContractContext.tsx';
import { messages } from '../messages.ts';
import { recordPath } from '../paths.ts';
import { Nothing } from './PlainViews.tsx';
import { recordName, shortId } from './recordName.ts';

interface ReferenceViewProps {
  reference: string;
  id: string;
  /** The name alone, without the link. */
  plain?: boolean;
  /** A value of before: where its record is gone by now, that is said. */
  past?: boolean;
}

/** Whose id this is, by name, as a link to that record where the caller may see it. Names of one screen are fetched in one call. */
export function ReferenceView({ reference, id, plain = false, past = false }: ReferenceViewProps) {
  const { role } = useContract();
  const resource = useSummary(reference);
  const readable = resource && (allows(resource.list, role) || allows(resource.show, role));
  return readable ? <KnownReference reference={reference} id={id} plain={plain} past={past} /> : <span className="num">{shortId(id)}</span>;
}

function KnownReference({ reference, id, plain, past }: Required<ReferenceViewProps>) {
  const { role, basename } = useContract();
  const resource = useSummary(reference);
  const { referenceRecord, isLoading } = useReference({ reference, id });
  if (isLoading) return <Skeleton width={96} height={14} sx={{ display: 'inline-block' }} />;
  // Gone, or not the caller's to see: the tail of an id would tell nothing.
  if (!referenceRecord || !resource)
    return past && resource ? <span style={{ color: 'var(--text-3)' }}>{messages.wasRemoved(resource.singular)}</span> : <Nothing />;
  const name = recordName(resource, referenceRecord);
  if (plain || !allows(resource.show ?? resource.list, role)) return name;
  return (
    <Link component={RouterLink} to={recordPath(basename, reference, id)}>
      {breakable(name)}
    </Link>
  );
}
