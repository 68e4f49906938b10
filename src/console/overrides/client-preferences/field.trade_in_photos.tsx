import { useQuery } from '@tanstack/react-query';
import { AttachmentList } from '../../../kit/files/AttachmentList.tsx';
import { checklistById } from '../../preferences/queries.ts';
import type { ViewProps } from '../../../../engine/console/overrides.ts';

/** The photos of the trade-in, each to be opened. */
export default function TradeInPhotos({ record }: ViewProps) {
  const { data } = useQuery(checklistById(String(record.id)));
  return data && data.trade_in_photos.length > 0 ? <AttachmentList files={data.trade_in_photos} /> : '–';
}
