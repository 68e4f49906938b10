// The rows of a list as the links they are.
import type { RaRecord } from 'react-admin';
import type { Link } from '../../../../generated/api.ts';
import { isUnshowable } from '../../../../engine/console/provider/unshowable.ts';

export const linksIn = (data: readonly RaRecord[] = []): Link[] =>
  data.filter((record) => !isUnshowable(record)).map((record): Link => record as RaRecord & Link);

export const idsOf = (links: readonly Link[]): string[] => links.map(({ id }) => id);
